import type { GroupId } from './groups.ts'

/**
 * ask: the system asks when the app first needs it. special: switched on by hand in the settings.
 * plain: granted without asking at installation, or refused to all but built-in apps.
 */
export type Level = 'ask' | 'special' | 'plain'

export interface Fact {
  group: GroupId
  level: Level
}

/** Names without a dot begin with `android.permission.`. The order here is the order on the page. */
const table = {
  contacts: {
    READ_CONTACTS: 'ask',
    WRITE_CONTACTS: 'ask',
    GET_ACCOUNTS: 'ask',
    MANAGE_ACCOUNTS: 'plain',
    AUTHENTICATE_ACCOUNTS: 'plain',
    USE_CREDENTIALS: 'plain',
  },
  phone: {
    READ_SMS: 'ask',
    RECEIVE_SMS: 'ask',
    SEND_SMS: 'ask',
    READ_CALL_LOG: 'ask',
    CALL_PHONE: 'ask',
    READ_PHONE_STATE: 'ask',
    READ_PHONE_NUMBERS: 'ask',
    ANSWER_PHONE_CALLS: 'ask',
    PROCESS_OUTGOING_CALLS: 'ask',
    WRITE_CALL_LOG: 'ask',
    RECEIVE_MMS: 'ask',
    RECEIVE_WAP_PUSH: 'ask',
    READ_CELL_BROADCASTS: 'ask',
    ACCEPT_HANDOVER: 'ask',
    USE_SIP: 'ask',
    'com.android.voicemail.permission.ADD_VOICEMAIL': 'ask',
    BIND_SCREENING_SERVICE: 'special',
    WRITE_SMS: 'plain',
    MANAGE_OWN_CALLS: 'plain',
    READ_BASIC_PHONE_STATE: 'plain',
    READ_PRIVILEGED_PHONE_STATE: 'plain',
  },
  location: {
    ACCESS_BACKGROUND_LOCATION: 'ask',
    ACCESS_FINE_LOCATION: 'ask',
    ACCESS_COARSE_LOCATION: 'ask',
    ACCESS_LOCATION_EXTRA_COMMANDS: 'plain',
  },
  camera: {
    RECORD_AUDIO: 'ask',
    CAMERA: 'ask',
  },
  files: {
    READ_MEDIA_IMAGES: 'ask',
    READ_MEDIA_VIDEO: 'ask',
    READ_MEDIA_AUDIO: 'ask',
    READ_MEDIA_VISUAL_USER_SELECTED: 'ask',
    ACCESS_MEDIA_LOCATION: 'ask',
    READ_EXTERNAL_STORAGE: 'ask',
    WRITE_EXTERNAL_STORAGE: 'ask',
    MANAGE_EXTERNAL_STORAGE: 'special',
    MANAGE_MEDIA: 'special',
    MOUNT_UNMOUNT_FILESYSTEMS: 'plain',
  },
  calendar: {
    READ_CALENDAR: 'ask',
    WRITE_CALENDAR: 'ask',
  },
  body: {
    BODY_SENSORS_BACKGROUND: 'ask',
    BODY_SENSORS: 'ask',
    ACTIVITY_RECOGNITION: 'ask',
    'android.permission.health.READ_HEALTH_DATA_IN_BACKGROUND': 'ask',
    'android.permission.health.READ_HEART_RATE': 'ask',
    'android.permission.health.READ_SLEEP': 'ask',
    'android.permission.health.READ_EXERCISE': 'ask',
    'android.permission.health.READ_STEPS': 'ask',
    HIGH_SAMPLING_RATE_SENSORS: 'plain',
  },
  nearby: {
    BLUETOOTH_SCAN: 'ask',
    BLUETOOTH_CONNECT: 'ask',
    BLUETOOTH_ADVERTISE: 'ask',
    NEARBY_WIFI_DEVICES: 'ask',
    ACCESS_LOCAL_NETWORK: 'ask',
    UWB_RANGING: 'ask',
    RANGING: 'ask',
    BLUETOOTH: 'plain',
    BLUETOOTH_ADMIN: 'plain',
    NFC: 'plain',
    TRANSMIT_IR: 'plain',
    CHANGE_WIFI_MULTICAST_STATE: 'plain',
  },
  apps: {
    // Not Android's own: phones sold in China ask for it.
    'com.android.permission.GET_INSTALLED_APPS': 'ask',
    BIND_ACCESSIBILITY_SERVICE: 'special',
    BIND_NOTIFICATION_LISTENER_SERVICE: 'special',
    BIND_INPUT_METHOD: 'special',
    BIND_AUTOFILL_SERVICE: 'special',
    PACKAGE_USAGE_STATS: 'special',
    SYSTEM_ALERT_WINDOW: 'special',
    REQUEST_INSTALL_PACKAGES: 'special',
    QUERY_ALL_PACKAGES: 'plain',
    GET_TASKS: 'plain',
    UPDATE_PACKAGES_WITHOUT_USER_ACTION: 'plain',
    REQUEST_DELETE_PACKAGES: 'plain',
    KILL_BACKGROUND_PROCESSES: 'plain',
    RESTART_PACKAGES: 'plain',
    REORDER_TASKS: 'plain',
    GET_PACKAGE_SIZE: 'plain',
    DETECT_SCREEN_CAPTURE: 'plain',
    HIDE_OVERLAY_WINDOWS: 'plain',
    'com.android.browser.permission.READ_HISTORY_BOOKMARKS': 'plain',
    INSTALL_PACKAGES: 'plain',
    READ_LOGS: 'plain',
  },
  background: {
    POST_NOTIFICATIONS: 'ask',
    USE_FULL_SCREEN_INTENT: 'special',
    SCHEDULE_EXACT_ALARM: 'special',
    ACCESS_NOTIFICATION_POLICY: 'special',
    REQUEST_IGNORE_BATTERY_OPTIMIZATIONS: 'plain',
    RECEIVE_BOOT_COMPLETED: 'plain',
    WAKE_LOCK: 'plain',
    FOREGROUND_SERVICE: 'plain',
    FOREGROUND_SERVICE_LOCATION: 'plain',
    FOREGROUND_SERVICE_MICROPHONE: 'plain',
    FOREGROUND_SERVICE_CAMERA: 'plain',
    FOREGROUND_SERVICE_MEDIA_PROJECTION: 'plain',
    FOREGROUND_SERVICE_PHONE_CALL: 'plain',
    FOREGROUND_SERVICE_MEDIA_PLAYBACK: 'plain',
    FOREGROUND_SERVICE_MEDIA_PROCESSING: 'plain',
    FOREGROUND_SERVICE_DATA_SYNC: 'plain',
    FOREGROUND_SERVICE_FILE_MANAGEMENT: 'plain',
    FOREGROUND_SERVICE_CONNECTED_DEVICE: 'plain',
    FOREGROUND_SERVICE_HEALTH: 'plain',
    FOREGROUND_SERVICE_REMOTE_MESSAGING: 'plain',
    FOREGROUND_SERVICE_SPECIAL_USE: 'plain',
    FOREGROUND_SERVICE_SYSTEM_EXEMPTED: 'plain',
    RUN_USER_INITIATED_JOBS: 'plain',
    USE_EXACT_ALARM: 'plain',
    'com.android.alarm.permission.SET_ALARM': 'plain',
    POST_PROMOTED_NOTIFICATIONS: 'plain',
    'com.google.android.c2dm.permission.RECEIVE': 'plain',
    READ_SYNC_SETTINGS: 'plain',
    WRITE_SYNC_SETTINGS: 'plain',
    READ_SYNC_STATS: 'plain',
    'com.huawei.android.launcher.permission.CHANGE_BADGE': 'plain',
    'com.hihonor.android.launcher.permission.CHANGE_BADGE': 'plain',
    'com.vivo.notification.permission.BADGE_ICON': 'plain',
  },
  network: {
    BIND_VPN_SERVICE: 'special',
    INTERNET: 'plain',
    ACCESS_NETWORK_STATE: 'plain',
    ACCESS_WIFI_STATE: 'plain',
    CHANGE_WIFI_STATE: 'plain',
    CHANGE_NETWORK_STATE: 'plain',
    DOWNLOAD_WITHOUT_NOTIFICATION: 'plain',
  },
  ads: {
    'com.google.android.gms.permission.AD_ID': 'plain',
    ACCESS_ADSERVICES_AD_ID: 'plain',
    ACCESS_ADSERVICES_ATTRIBUTION: 'plain',
    ACCESS_ADSERVICES_TOPICS: 'plain',
    'com.google.android.finsky.permission.BIND_GET_INSTALL_REFERRER_SERVICE': 'plain',
    'com.asus.msa.SupplementaryDID.ACCESS': 'plain',
  },
  unlock: {
    USE_BIOMETRIC: 'plain',
    USE_FINGERPRINT: 'plain',
    'com.android.vending.BILLING': 'plain',
    'com.android.vending.CHECK_LICENSE': 'plain',
    NFC_TRANSACTION_EVENT: 'plain',
    REQUEST_PASSWORD_COMPLEXITY: 'plain',
    DISABLE_KEYGUARD: 'plain',
  },
  system: {
    BIND_DEVICE_ADMIN: 'special',
    WRITE_SETTINGS: 'special',
    MODIFY_AUDIO_SETTINGS: 'plain',
    VIBRATE: 'plain',
    FLASHLIGHT: 'plain',
    SET_WALLPAPER: 'plain',
    SET_WALLPAPER_HINTS: 'plain',
    EXPAND_STATUS_BAR: 'plain',
    'com.android.launcher.permission.INSTALL_SHORTCUT': 'plain',
    'com.android.launcher.permission.UNINSTALL_SHORTCUT': 'plain',
    READ_USER_DICTIONARY: 'plain',
    BROADCAST_STICKY: 'plain',
    BATTERY_STATS: 'plain',
    CHANGE_CONFIGURATION: 'plain',
    WRITE_SECURE_SETTINGS: 'plain',
  },
  other: {},
} as const satisfies Record<GroupId, Record<string, Level>>

type Table = typeof table

/** A name as the table and the words have it. */
export type ShortName = { [G in GroupId]: keyof Table[G] }[GroupId]

export const fullName = (short: string) => (short.includes('.') ? short : `android.permission.${short}`)

/** By full name. A Map, so that a permission called `constructor` is just unknown. */
export const facts: ReadonlyMap<string, Fact> = readTable()

function readTable(): Map<string, Fact> {
  const found = new Map<string, Fact>()
  for (const [group, levels] of Object.entries<Record<string, Level>>(table)) {
    for (const [short, level] of Object.entries(levels)) {
      found.set(fullName(short), { group: group as GroupId, level })
    }
  }
  return found
}
