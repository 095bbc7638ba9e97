// What the page says of permissions.

export const groupTitles = {
  contacts: 'Contacts & accounts',
  phone: 'Messages & calls',
  location: 'Location',
  camera: 'Camera & microphone',
  files: 'Photos & files',
  calendar: 'Calendar',
  body: 'Health & activity',
  nearby: 'Nearby devices',
  apps: 'Other apps & screen',
  background: 'Notifications & background',
  network: 'Network',
  ads: 'Ads & analytics',
  unlock: 'Unlock & payments',
  system: 'System & hardware',
  other: 'Other',
}

/** As used in: Doesn't ask for contacts, messages, location. */
export const notAskedWords = {
  contacts: 'contacts',
  phone: 'messages',
  location: 'location',
  camera: 'the camera',
  files: 'photos',
}

export const unknownWords = {
  ofSystem: 'Internal to Android; usually limited to built-in apps',
  ofOthers: "Defined by another app or the phone's maker",
  noName: 'Permission without a name',
}

export const onlyUpTo = (version: string) => `Only on Android ${version} and older`
export const onlyVeryOld = 'Only on very old Android'

/** A label, then why it matters to the person who installs the app. */
export const permissionWords = {
  READ_CONTACTS: [
    'Read contacts',
    'Sees the names and numbers you saved, often to find friends who use it too',
  ],
  WRITE_CONTACTS: [
    'Change contacts',
    'Adds, edits or deletes contacts, mostly to save cards and merge duplicates',
  ],
  GET_ACCOUNTS: ['See accounts', 'Knows which accounts this phone is signed in to, but not their passwords'],
  MANAGE_ACCOUNTS: [
    'Add and remove accounts',
    'On older Android, adds accounts to the phone or removes them',
  ],
  AUTHENTICATE_ACCOUNTS: ['Register its own account', 'On older Android, adds its own account in Settings'],
  USE_CREDENTIALS: [
    'Sign in with phone accounts',
    'On older Android, asks to sign in with an account you already have',
  ],

  READ_SMS: ['Read text messages', 'Sees all texts on the phone, including codes and bills'],
  RECEIVE_SMS: ['Receive text messages', 'Reads new texts as they arrive, mostly to fill in codes for you'],
  SEND_SMS: ['Send text messages', 'Sends texts from your number, which may cost money'],
  READ_CALL_LOG: ['Read call history', 'Sees who you spoke with, when and for how long'],
  CALL_PHONE: ['Make phone calls', 'Calls without showing the dialer first, which may cost money'],
  READ_PHONE_STATE: [
    'Read call state',
    "Knows if you're on a call; on older Android, also device identifiers",
  ],
  READ_PHONE_NUMBERS: ['Read your own number', "Knows this phone's number, mostly to fill it in for you"],
  ANSWER_PHONE_CALLS: ['Answer calls', 'Picks up or hangs up for you, as call blockers and car modes do'],
  PROCESS_OUTGOING_CALLS: [
    'See numbers you dial',
    'On older Android, knows who you call, and may redirect or end the call',
  ],
  WRITE_CALL_LOG: ['Change call history', 'Adds or deletes entries, mostly for backups and dialers'],
  RECEIVE_MMS: ['Receive picture messages', 'Reads new picture messages, with the images and sounds in them'],
  RECEIVE_WAP_PUSH: [
    'Receive carrier messages',
    'Reads links and settings sent by carriers; few apps need it',
  ],
  READ_CELL_BROADCASTS: [
    'Read emergency alerts',
    'Sees warnings of earthquakes, storms and other emergencies',
  ],
  ACCEPT_HANDOVER: ['Take over calls', 'Continues a call that started in another app'],
  USE_SIP: ['Use internet calling', "Calls and answers with the system's internet phone account"],
  'com.android.voicemail.permission.ADD_VOICEMAIL': [
    'Leave voicemail',
    'Adds new messages to your voicemail',
  ],
  BIND_SCREENING_SERVICE: [
    'Identify callers',
    'Sees who is calling before the phone rings, once you choose it for this',
  ],
  WRITE_SMS: ['Change text messages', 'On older Android, edits or deletes texts on the phone'],
  MANAGE_OWN_CALLS: ['Join system calls', 'Lets its voice calls look and ring like regular ones'],
  READ_BASIC_PHONE_STATE: [
    'See mobile network type',
    "Knows if you're on 4G or 5G, but no numbers or identifiers",
  ],
  READ_PRIVILEGED_PHONE_STATE: [
    'Read device identifiers',
    'Reads numbers unique to the phone; usually limited to built-in apps',
  ],

  ACCESS_BACKGROUND_LOCATION: [
    'Location in the background',
    'Knows where you are even when the app is closed, and over time where you go',
  ],
  ACCESS_FINE_LOCATION: [
    'Precise location',
    'Knows your street and building, mostly for maps, rides and deliveries',
  ],
  ACCESS_COARSE_LOCATION: [
    'Approximate location',
    "Knows the area you're in, enough for weather and places nearby",
  ],
  ACCESS_LOCATION_EXTRA_COMMANDS: [
    'Tune positioning',
    "Refreshes the positioning chip's helper data; gives no location by itself",
  ],

  RECORD_AUDIO: [
    'Use the microphone',
    'Records the sound around you, for voice messages, calls and dictation',
  ],
  CAMERA: ['Take photos and videos', 'Sees through the camera, for scanning, portraits and video calls'],

  READ_MEDIA_IMAGES: ['Read photos', 'Sees all photos and screenshots, not just those you choose to send'],
  READ_MEDIA_VIDEO: ['Read videos', 'Sees the videos on the phone, mostly to play, edit and back them up'],
  READ_MEDIA_AUDIO: [
    'Read music and recordings',
    'Finds songs and recordings on the phone, mostly to play them',
  ],
  READ_MEDIA_VISUAL_USER_SELECTED: ['Read chosen photos', 'Sees only the photos and videos you pick'],
  ACCESS_MEDIA_LOCATION: [
    'See where photos were taken',
    'Reads the location stored in photos, which may reveal where you live',
  ],
  READ_EXTERNAL_STORAGE: ['Read files on older Android', 'Sees photos, videos and downloads on the phone'],
  WRITE_EXTERNAL_STORAGE: [
    'Change photos and files',
    'Saves files to the phone, and may change or delete existing ones',
  ],
  MANAGE_EXTERNAL_STORAGE: [
    'Manage all files',
    'Sees, changes and deletes almost all files; meant for file managers',
  ],
  MANAGE_MEDIA: [
    'Edit media without asking',
    'Changes or deletes photos and videos without asking each time',
  ],
  MOUNT_UNMOUNT_FILESYSTEMS: [
    'Attach storage cards',
    'Connects and removes memory cards; usually limited to built-in apps',
  ],

  READ_CALENDAR: ['Read calendar', 'Sees your events, with their times, places and guests'],
  WRITE_CALENDAR: ['Change calendar', 'Adds, edits or deletes events, often to set reminders'],

  BODY_SENSORS_BACKGROUND: [
    'Body data in the background',
    'Reads heart rate and similar data even when the app is closed, mostly overnight',
  ],
  BODY_SENSORS: [
    'Read body data',
    'Reads heart rate, blood oxygen and similar data while in use, for sports and health',
  ],
  ACTIVITY_RECOGNITION: [
    'Detect steps and movement',
    "Knows if you're walking, cycling or driving, and counts your steps",
  ],
  'android.permission.health.READ_HEALTH_DATA_IN_BACKGROUND': [
    'Health data in the background',
    'Reads the records you allowed even when the app is closed',
  ],
  'android.permission.health.READ_HEART_RATE': [
    'Read heart rate records',
    'Sees the pulse measured by your watch or band',
  ],
  'android.permission.health.READ_SLEEP': [
    'Read sleep records',
    'Sees when you fall asleep, when you wake up and how well you sleep',
  ],
  'android.permission.health.READ_EXERCISE': [
    'Read workout records',
    'Sees which sports you did, when and for how long',
  ],
  'android.permission.health.READ_STEPS': [
    'Read step records',
    'Sees the daily counts from your phone and watch',
  ],
  HIGH_SAMPLING_RATE_SENSORS: [
    'Sense fine motion',
    'Reads tilts and turns in more detail, mostly for motion games',
  ],

  BLUETOOTH_SCAN: [
    'Search for Bluetooth devices',
    'Finds headphones, bands and other devices nearby, which may hint at where you are',
  ],
  BLUETOOTH_CONNECT: [
    'Connect to Bluetooth devices',
    'Exchanges data with paired headphones, watches and speakers',
  ],
  BLUETOOTH_ADVERTISE: [
    'Be found by nearby devices',
    'Sends a Bluetooth signal, mostly to share files or play together',
  ],
  NEARBY_WIFI_DEVICES: [
    'Connect to nearby Wi-Fi devices',
    'Finds and connects to printers, screens and smart home devices nearby',
  ],
  ACCESS_LOCAL_NETWORK: [
    'Reach devices on your network',
    'Finds TVs, cameras and computers in your home or office',
  ],
  UWB_RANGING: ['Locate devices', 'Knows the exact distance and direction of things, such as your keys'],
  RANGING: ['Measure distance to devices', 'Estimates how far other devices are from their radio signals'],
  BLUETOOTH: ['Use Bluetooth', 'On older Android, exchanges data with paired devices'],
  BLUETOOTH_ADMIN: ['Manage Bluetooth', 'On older Android, turns Bluetooth on or off, searches and pairs'],
  NFC: ['Use NFC', 'Reads and writes when the phone is held to a card, tag or reader'],
  TRANSMIT_IR: ['Use the infrared remote', 'Makes the phone a remote control for TVs and air conditioners'],
  CHANGE_WIFI_MULTICAST_STATE: [
    'Receive local broadcasts',
    'Finds TVs and speakers on the same network; uses a little more battery',
  ],

  'com.android.permission.GET_INSTALLED_APPS': [
    'Read the list of apps',
    'Knows which apps you have, and may guess your habits from them',
  ],
  BIND_ACCESSIBILITY_SERVICE: [
    'Act as an accessibility service',
    'Reads the screen and taps for you; only for apps you trust',
  ],
  BIND_NOTIFICATION_LISTENER_SERVICE: [
    'Read notifications',
    "Sees every app's notifications, including chats and codes",
  ],
  BIND_INPUT_METHOD: [
    'Act as a keyboard',
    'Sees everything you type once you turn it on; choose one you trust',
  ],
  BIND_AUTOFILL_SERVICE: [
    'Fill in forms',
    'Sees the forms it fills once you turn it on, and stores names and passwords',
  ],
  PACKAGE_USAGE_STATS: ['See how apps are used', 'Knows which apps you used, when and for how long'],
  SYSTEM_ALERT_WINDOW: [
    'Display over other apps',
    'Stays on top, handy for small players, but may cover a button',
  ],
  REQUEST_INSTALL_PACKAGES: ['Install other apps', 'Opens the installer for you; you confirm every time'],
  QUERY_ALL_PACKAGES: [
    'See all installed apps',
    'Lists all apps on the phone, mostly for launchers, cleaners and security',
  ],
  GET_TASKS: [
    'See apps in use',
    'On older Android, knows which apps were open recently; on newer, only itself',
  ],
  UPDATE_PACKAGES_WITHOUT_USER_ACTION: [
    'Update apps without asking',
    'Updates apps it installed without asking, as app stores do',
  ],
  REQUEST_DELETE_PACKAGES: [
    'Uninstall other apps',
    'Opens the uninstaller; nothing is removed until you confirm',
  ],
  KILL_BACKGROUND_PROCESSES: ['End background apps', 'Closes apps in the background, mostly in cleaners'],
  RESTART_PACKAGES: ['Stop other apps', 'On older Android, stops apps in the background'],
  REORDER_TASKS: [
    'Move windows to the front',
    'Brings itself to the front, such as from a notification back to a call',
  ],
  GET_PACKAGE_SIZE: ['See space used by apps', 'Knows how much storage each app uses, mostly in cleaners'],
  DETECT_SCREEN_CAPTURE: [
    'Detect screenshots',
    "Knows when you capture its screen, but doesn't see the image",
  ],
  HIDE_OVERLAY_WINDOWS: [
    'Hide floating windows',
    'Keeps other apps from covering it, to protect payments and passwords',
  ],
  'com.android.browser.permission.READ_HISTORY_BOOKMARKS': [
    'Read browsing history',
    'On older Android, sees bookmarks and history of the built-in browser',
  ],
  INSTALL_PACKAGES: [
    'Install apps without asking',
    'Installs other apps without asking; usually limited to built-in apps',
  ],
  READ_LOGS: ['Read system logs', 'Logs include data from other apps; usually limited to built-in apps'],

  POST_NOTIFICATIONS: ['Send notifications', 'Notifies you of messages and progress, and perhaps of offers'],
  USE_FULL_SCREEN_INTENT: [
    'Show full-screen alerts',
    'Fills the screen even when locked, as calls and alarms do',
  ],
  SCHEDULE_EXACT_ALARM: [
    'Set exact reminders',
    'Starts at an exact time, mostly for alarms, plans and check-ins',
  ],
  ACCESS_NOTIFICATION_POLICY: [
    'Control Do Not Disturb',
    'Turns it on or off, which affects whether you hear alerts',
  ],
  REQUEST_IGNORE_BATTERY_OPTIMIZATIONS: [
    'Ask to skip battery saving',
    'Keeps running in the background if you agree: faster messages, more battery',
  ],
  RECEIVE_BOOT_COMPLETED: [
    'Start when the phone turns on',
    'Runs after startup, to restore reminders; uses some battery',
  ],
  WAKE_LOCK: ['Keep the phone awake', 'Keeps it from sleeping while playing or downloading; uses battery'],
  FOREGROUND_SERVICE: ['Keep running', 'Keeps working while you use other apps, and shows a notification'],
  FOREGROUND_SERVICE_LOCATION: [
    'Keep locating',
    'Still knows where you are after you leave the app, for routes and tracks',
  ],
  FOREGROUND_SERVICE_MICROPHONE: [
    'Keep recording sound',
    'Still records after you leave the app, for calls and long recordings',
  ],
  FOREGROUND_SERVICE_CAMERA: [
    'Keep filming',
    'The camera stays on after you leave the app, for video calls and dashcams',
  ],
  FOREGROUND_SERVICE_MEDIA_PROJECTION: [
    'Keep recording the screen',
    'Keeps capturing or casting after you leave the app; Android asks before it starts',
  ],
  FOREGROUND_SERVICE_PHONE_CALL: [
    'Keep a call going',
    'You can leave the app and return to the call from its notification',
  ],
  FOREGROUND_SERVICE_MEDIA_PLAYBACK: [
    'Keep playing',
    'Music and videos keep playing when you leave the app or lock the phone',
  ],
  FOREGROUND_SERVICE_MEDIA_PROCESSING: [
    'Keep converting media',
    'Keeps exporting video and audio after you leave the app',
  ],
  FOREGROUND_SERVICE_DATA_SYNC: [
    'Keep transferring',
    'Uploads, downloads or backs up after you leave the app',
  ],
  FOREGROUND_SERVICE_FILE_MANAGEMENT: [
    'Keep handling files',
    'Keeps copying, moving or compressing after you leave the app',
  ],
  FOREGROUND_SERVICE_CONNECTED_DEVICE: [
    'Keep devices connected',
    'Stays connected to watches, headphones and printers after you leave the app',
  ],
  FOREGROUND_SERVICE_HEALTH: [
    'Keep tracking workouts',
    'Keeps tracking steps, pulse and exercise after you leave the app',
  ],
  FOREGROUND_SERVICE_REMOTE_MESSAGING: [
    'Keep forwarding messages',
    "Forwards this phone's messages to tablets and computers after you leave the app",
  ],
  FOREGROUND_SERVICE_SPECIAL_USE: [
    'Keep special tasks running',
    'For other background tasks, which the developer must justify',
  ],
  FOREGROUND_SERVICE_SYSTEM_EXEMPTED: [
    'Keep system tasks running',
    'For the system and exempted apps; no use to other apps',
  ],
  RUN_USER_INITIATED_JOBS: [
    'Finish transfers you started',
    'Finishes an upload or download you started, after you leave the app',
  ],
  USE_EXACT_ALARM: [
    'Use exact alarms',
    'Rings at an exact time without asking again; for clocks and calendars',
  ],
  'com.android.alarm.permission.SET_ALARM': [
    'Add an alarm',
    'Sets one in your clock app, which you can delete',
  ],
  POST_PROMOTED_NOTIFICATIONS: [
    'Show live progress',
    'Keeps a ride or delivery in the status bar and on the lock screen',
  ],
  'com.google.android.c2dm.permission.RECEIVE': [
    'Receive Google push messages',
    'Gets messages while the app is closed; the phone needs Google services',
  ],
  READ_SYNC_SETTINGS: ['See sync settings', 'Knows which accounts sync automatically'],
  WRITE_SYNC_SETTINGS: [
    'Change sync settings',
    'Turns automatic sync on or off, which affects data and battery',
  ],
  READ_SYNC_STATS: ['See sync history', 'Knows when each account last synced'],
  'com.huawei.android.launcher.permission.CHANGE_BADGE': [
    'Show badges on Huawei',
    'Shows an unread count on its icon, on Huawei phones',
  ],
  'com.hihonor.android.launcher.permission.CHANGE_BADGE': [
    'Show badges on Honor',
    'Shows an unread count on its icon, on Honor phones',
  ],
  'com.vivo.notification.permission.BADGE_ICON': [
    'Show badges on vivo',
    'Shows an unread count on its icon, on vivo phones',
  ],

  BIND_VPN_SERVICE: [
    'Set up a VPN',
    'All your traffic goes through it once you turn it on; only for apps you trust',
  ],
  INTERNET: ['Use the internet', 'Sends and receives data, which nearly every app needs'],
  ACCESS_NETWORK_STATE: ["See if you're online", "Knows whether you're connected, and if it's mobile data"],
  ACCESS_WIFI_STATE: ['See Wi-Fi status', 'Knows if Wi-Fi is on and how strong it is, mostly to judge speed'],
  CHANGE_WIFI_STATE: ['Turn Wi-Fi on and off', 'Joins or leaves networks, mostly to set up new devices'],
  CHANGE_NETWORK_STATE: ['Switch networks', 'Asks to use another connection, mostly for smart devices'],
  DOWNLOAD_WITHOUT_NOTIFICATION: [
    'Download silently',
    'Downloads files without a notification, and may use mobile data',
  ],

  'com.google.android.gms.permission.AD_ID': [
    'Read advertising ID',
    'Recognizes this phone by an ID you can reset, to show and count ads',
  ],
  ACCESS_ADSERVICES_AD_ID: [
    "Use the system's ad ID",
    'Gets an ID you can reset from the system, to count ads',
  ],
  ACCESS_ADSERVICES_ATTRIBUTION: [
    'Measure ads',
    'The system records if an ad led to an install, without revealing who you are',
  ],
  ACCESS_ADSERVICES_TOPICS: ['Read interests', 'Gets broad topics from the system, to choose ads'],
  'com.google.android.finsky.permission.BIND_GET_INSTALL_REFERRER_SERVICE': [
    'See what led to the install',
    'Knows which link or ad you came from',
  ],
  'com.asus.msa.SupplementaryDID.ACCESS': [
    'Read ad ID on ASUS',
    'Gets an ID you can reset on ASUS phones, to count ads',
  ],

  USE_BIOMETRIC: [
    'Check fingerprint or face',
    "The system confirms it's you; the app never sees your fingerprint or face",
  ],
  USE_FINGERPRINT: [
    'Check fingerprint',
    'On older Android, has the system compare it; the app only gets the result',
  ],
  'com.android.vending.BILLING': [
    'Offer in-app purchases',
    'Sells things in the app; you confirm before you pay',
  ],
  'com.android.vending.CHECK_LICENSE': [
    'Check the purchase',
    'Asks Google Play if you bought this app, to prevent piracy',
  ],
  NFC_TRANSACTION_EVENT: [
    'Detect card payments',
    'Knows when you pay by tapping the phone, for wallets and transit cards',
  ],
  REQUEST_PASSWORD_COMPLEXITY: [
    'See screen lock strength',
    'Knows if your password is strong or weak, but not what it is; mostly for work',
  ],
  DISABLE_KEYGUARD: [
    'Skip the lock screen',
    'Skips it where no password is set, mostly for alarms and calls',
  ],

  BIND_DEVICE_ADMIN: [
    'Act as a device admin',
    'Once you turn it on, it can lock the phone, set password rules and even erase it',
  ],
  WRITE_SETTINGS: ['Change system settings', 'Sets brightness, ringtone, sleep time and more, for all apps'],
  MODIFY_AUDIO_SETTINGS: [
    'Adjust sound',
    'Sets the volume and switches between earpiece and speaker, for calls and playback',
  ],
  VIBRATE: ['Vibrate', 'Alerts you or responds to a tap with a buzz; uses nothing personal'],
  FLASHLIGHT: ['Use the flashlight', 'Turns on the light beside the camera, to see or scan'],
  SET_WALLPAPER: ['Change wallpaper', 'Puts another picture on the home or lock screen'],
  SET_WALLPAPER_HINTS: ['Adjust wallpaper size', 'Tells the system how large the picture should be'],
  EXPAND_STATUS_BAR: ['Open notifications', 'Pulls the panel down or closes it for you, mostly in launchers'],
  'com.android.launcher.permission.INSTALL_SHORTCUT': [
    'Add home screen icons',
    'Adds a shortcut, which you can delete',
  ],
  'com.android.launcher.permission.UNINSTALL_SHORTCUT': [
    'Remove home screen icons',
    'On older Android, removes shortcuts',
  ],
  READ_USER_DICTIONARY: ['Read keyboard words', 'On older Android, sees the words you added yourself'],
  BROADCAST_STICKY: ['Leave notes for other apps', 'Sends a system message that stays available; harmless'],
  BATTERY_STATS: [
    'See battery details',
    'Knows how much battery each app used; usually limited to built-in apps',
  ],
  CHANGE_CONFIGURATION: [
    'Change language and text size',
    "Switches the system's language and display; usually limited to built-in apps",
  ],
  WRITE_SECURE_SETTINGS: [
    'Change secure settings',
    'Changes important system settings; usually limited to built-in apps',
  ],
} satisfies Readonly<Record<string, readonly [label: string, why: string]>>
