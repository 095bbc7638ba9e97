// What the page says of permissions.

export const groupTitles = {
  contacts: 'Contacts and accounts',
  phone: 'Messages and calls',
  location: 'Location',
  camera: 'Camera and microphone',
  files: 'Photos and files',
  calendar: 'Calendar',
  body: 'Body and movement',
  nearby: 'Nearby devices',
  apps: 'Other apps and the screen',
  background: 'Notifications and background',
  network: 'Network',
  ads: 'Ads and statistics',
  unlock: 'Unlocking and payment',
  system: 'System and hardware',
  other: 'Other',
}

/** As they stand in: Doesn't ask for contacts, messages, location. */
export const notAskedWords = {
  contacts: 'contacts',
  phone: 'messages',
  location: 'location',
  camera: 'the camera',
  files: 'photos',
}

export const unknownWords = {
  ofSystem: 'Internal to the system, and mostly open to built-in apps alone',
  ofOthers: 'Made by an app or a phone maker; the system does not explain it',
  noName: 'Permission without a name',
}

export const onlyUpTo = (version: string) => `Android ${version} and older only`
export const onlyVeryOld = 'Very old Android only'

/** A label, then why it matters to the person who installs the app. */
export const permissionWords = {
  READ_CONTACTS: [
    'Read contacts',
    'Sees the names and numbers you keep, often to find friends who use it too',
  ],
  WRITE_CONTACTS: [
    'Change contacts',
    'Adds, edits or deletes people, mostly to save cards and merge duplicates',
  ],
  GET_ACCOUNTS: ['See accounts', 'Knows which accounts this phone is signed in to, but not their passwords'],
  MANAGE_ACCOUNTS: [
    'Add and remove accounts',
    'On old systems, adds accounts to the phone or takes them off',
  ],
  AUTHENTICATE_ACCOUNTS: [
    'Register its own account',
    'On old systems, keeps an account of its own in the settings',
  ],
  USE_CREDENTIALS: [
    'Sign in with phone accounts',
    'On old systems, asks to sign in with an account you already have',
  ],

  READ_SMS: ['Read text messages', 'Sees all texts on the phone, among them codes and bills'],
  RECEIVE_SMS: ['Receive text messages', 'Reads new texts as they come, mostly to fill in codes for you'],
  SEND_SMS: ['Send text messages', 'Sends texts from your number, which may cost money'],
  READ_CALL_LOG: ['Read call history', 'Sees whom you spoke with, when and for how long'],
  CALL_PHONE: ['Make phone calls', 'Calls without showing the dialer first, which may cost money'],
  READ_PHONE_STATE: [
    'Read call state',
    "Knows if you are on a call; on old systems also the device's numbers",
  ],
  READ_PHONE_NUMBERS: [
    'Read your own number',
    'Knows the number of this phone, mostly to fill it in for you',
  ],
  ANSWER_PHONE_CALLS: ['Answer calls', 'Picks up or hangs up for you, as call blockers and car modes do'],
  PROCESS_OUTGOING_CALLS: [
    'See numbers you dial',
    'On old systems, knows whom you call, and may redirect or end it',
  ],
  WRITE_CALL_LOG: ['Change call history', 'Adds or deletes entries, mostly for backups and dialers'],
  RECEIVE_MMS: ['Receive picture messages', 'Reads new picture messages, with the images and sounds in them'],
  RECEIVE_WAP_PUSH: [
    'Receive carrier messages',
    'Reads links and settings that carriers push; few apps need it',
  ],
  READ_CELL_BROADCASTS: ['Read emergency alerts', 'Sees warnings of earthquakes, storms and the like'],
  ACCEPT_HANDOVER: ['Take over calls', 'Goes on with a call that began in a different app'],
  USE_SIP: ['Use internet calling', "Calls and answers with the system's internet phone account"],
  'com.android.voicemail.permission.ADD_VOICEMAIL': [
    'Leave voicemail',
    'Puts new messages into your voice mailbox',
  ],
  BIND_SCREENING_SERVICE: ['Identify callers', 'Sees who calls before it rings, once you choose it for that'],
  WRITE_SMS: ['Change text messages', 'On old systems, edits or deletes texts on the phone'],
  MANAGE_OWN_CALLS: ['Join system calls', 'Lets its voice calls look and ring like ordinary ones'],
  READ_BASIC_PHONE_STATE: [
    'See mobile network type',
    'Knows if you are on 4G or 5G, but no numbers or identifiers',
  ],
  READ_PRIVILEGED_PHONE_STATE: [
    'Read device identifiers',
    'Reads numbers unique to the phone; as a rule only built-in apps get it',
  ],

  ACCESS_BACKGROUND_LOCATION: [
    'Location at all times',
    'Knows where you are even when closed, and over time where you go',
  ],
  ACCESS_FINE_LOCATION: [
    'Exact location',
    'Knows your street and building, mostly for maps, rides and deliveries',
  ],
  ACCESS_COARSE_LOCATION: [
    'Rough location',
    'Knows the area you are in, enough for the weather and things nearby',
  ],
  ACCESS_LOCATION_EXTRA_COMMANDS: [
    'Tune positioning',
    'Has the positioning chip renew its helper data; gets no position by this alone',
  ],

  RECORD_AUDIO: [
    'Use the microphone',
    'Records the sound around you, for voice messages, calls and dictation',
  ],
  CAMERA: ['Take photos and videos', 'Sees through the camera, for scanning, portraits and video calls'],

  READ_MEDIA_IMAGES: ['Read photos', 'Sees all photos and screenshots, not just those you are about to send'],
  READ_MEDIA_VIDEO: ['Read videos', 'Sees the videos on the phone, mostly to play, cut and back them up'],
  READ_MEDIA_AUDIO: [
    'Read music and recordings',
    'Finds songs and recordings on the phone, mostly to play them',
  ],
  READ_MEDIA_VISUAL_USER_SELECTED: [
    'Read chosen photos',
    'Sees only the pictures and videos that you pick, and none of the rest',
  ],
  ACCESS_MEDIA_LOCATION: [
    'See where photos were taken',
    'Reads the place stored in pictures, which may give away your home',
  ],
  READ_EXTERNAL_STORAGE: ['Read photos and files', 'Sees pictures, videos and downloads on the phone'],
  WRITE_EXTERNAL_STORAGE: [
    'Change photos and files',
    'Saves files to the phone, and may alter or delete those already there',
  ],
  MANAGE_EXTERNAL_STORAGE: [
    'Manage every file',
    'Sees, alters and deletes nearly everything stored; meant for file managers',
  ],
  MANAGE_MEDIA: ['Tidy photos unasked', 'Alters or deletes pictures and videos without a question each time'],
  MOUNT_UNMOUNT_FILESYSTEMS: [
    'Attach storage cards',
    'Connects and removes memory cards; as a rule only built-in apps get it',
  ],

  READ_CALENDAR: ['Read calendar', 'Sees your plans, with their times, places and guests'],
  WRITE_CALENDAR: ['Change calendar', 'Adds, edits or deletes events, often to set reminders'],

  BODY_SENSORS_BACKGROUND: [
    'Body data at all times',
    'Reads heart rate and the like even when closed, mostly overnight',
  ],
  BODY_SENSORS: [
    'Read body data',
    'Reads heart rate, blood oxygen and the like while in use, for sport and health',
  ],
  ACTIVITY_RECOGNITION: [
    'Detect steps and movement',
    'Knows if you walk, cycle or ride, and how far you have walked',
  ],
  'android.permission.health.READ_HEALTH_DATA_IN_BACKGROUND': [
    'Health records at all times',
    'Reads the records you allowed even when it is closed',
  ],
  'android.permission.health.READ_HEART_RATE': [
    'Read heart rate records',
    'Sees what watches and bands have measured of your pulse',
  ],
  'android.permission.health.READ_SLEEP': [
    'Read sleep records',
    'Sees when you fall asleep, when you wake and how deeply you rest',
  ],
  'android.permission.health.READ_EXERCISE': [
    'Read workout records',
    'Sees which sports you did, when and for how long',
  ],
  'android.permission.health.READ_STEPS': [
    'Read step records',
    'Sees the daily counts that your phone and watch have kept',
  ],
  HIGH_SAMPLING_RATE_SENSORS: [
    'Sense fine motion',
    'Feels tilts and turns in more detail, mostly for motion games',
  ],

  BLUETOOTH_SCAN: [
    'Search for Bluetooth devices',
    'Finds headphones, bands and others around you, which may hint at where you are',
  ],
  BLUETOOTH_CONNECT: [
    'Connect to Bluetooth devices',
    'Exchanges data with paired headphones, watches and speakers',
  ],
  BLUETOOTH_ADVERTISE: [
    'Be found by nearby devices',
    'Sends a Bluetooth signal, mostly to share files or play face to face',
  ],
  NEARBY_WIFI_DEVICES: [
    'Connect to nearby Wi-Fi devices',
    'Finds and joins printers, screens and smart home devices around you',
  ],
  ACCESS_LOCAL_NETWORK: [
    'Reach devices on your network',
    'Finds TVs, cameras and computers in your home or office',
  ],
  UWB_RANGING: ['Locate devices', 'Knows precisely how far and which way something is, such as your keys'],
  RANGING: ['Measure distance to devices', 'Estimates how far away others are by their radio signals'],
  BLUETOOTH: ['Use Bluetooth', 'On old systems, exchanges data with devices that are paired'],
  BLUETOOTH_ADMIN: ['Manage Bluetooth', 'On old systems, turns it on or off, searches and pairs'],
  NFC: ['Use NFC', 'Reads and writes when the phone is held to a card, tag or reader'],
  TRANSMIT_IR: ['Use the infrared remote', 'Makes the phone a remote control for TVs and air conditioners'],
  CHANGE_WIFI_MULTICAST_STATE: [
    'Hear local broadcasts',
    'Finds TVs and speakers on the same network, for a little more battery',
  ],

  'com.android.permission.GET_INSTALLED_APPS': [
    'Read the list of apps',
    'Knows which apps you have, and may guess your habits from them',
  ],
  BIND_ACCESSIBILITY_SERVICE: [
    'Act as accessibility service',
    'Reads the screen and taps for you; only for apps that you trust',
  ],
  BIND_NOTIFICATION_LISTENER_SERVICE: [
    'Read notifications',
    'Sees what every app tells you, chats and codes included',
  ],
  BIND_INPUT_METHOD: [
    'Act as keyboard',
    'Gets every letter you type once you turn it on; choose one you trust',
  ],
  BIND_AUTOFILL_SERVICE: [
    'Fill in forms',
    'Sees the pages to be filled once you turn it on, and keeps names and passwords',
  ],
  PACKAGE_USAGE_STATS: ['See how apps are used', 'Knows which apps you used, when and for how long'],
  SYSTEM_ALERT_WINDOW: [
    'Float over other apps',
    'Stays on top, handy for small players, though it may hide a button',
  ],
  REQUEST_INSTALL_PACKAGES: ['Install other apps', 'Opens the installer for you; you confirm every time'],
  QUERY_ALL_PACKAGES: [
    'See all installed apps',
    'Lists everything on the phone, mostly for launchers, cleaners and security',
  ],
  GET_TASKS: ['See apps in use', 'On old systems, knows what was open lately; on new ones only itself'],
  UPDATE_PACKAGES_WITHOUT_USER_ACTION: [
    'Update apps unasked',
    'Renews what it installed itself without a question, as app stores do',
  ],
  REQUEST_DELETE_PACKAGES: ['Uninstall other apps', 'Opens the uninstaller; nothing goes before you confirm'],
  KILL_BACKGROUND_PROCESSES: ['End background apps', 'Closes others that run unseen, mostly in cleaners'],
  RESTART_PACKAGES: ['Stop other apps', 'On old systems, halts what runs in the background'],
  REORDER_TASKS: [
    'Move windows to the front',
    'Brings itself up, such as from a notification back to a call',
  ],
  GET_PACKAGE_SIZE: ['See space used by apps', 'Knows how much storage each one takes, mostly in cleaners'],
  DETECT_SCREEN_CAPTURE: [
    'Notice screenshots',
    'Learns that you captured one of its pages, but does not see the picture',
  ],
  HIDE_OVERLAY_WINDOWS: [
    'Hide floating windows',
    'Keeps others from covering it, to protect payments and passwords',
  ],
  'com.android.browser.permission.READ_HISTORY_BOOKMARKS': [
    'Read browsing history',
    'On old systems, sees bookmarks and visits of the built-in browser',
  ],
  INSTALL_PACKAGES: [
    'Install apps unasked',
    'Adds others without a question; as a rule only built-in apps get it',
  ],
  READ_LOGS: ['Read system logs', 'They tell of other apps too; as a rule only built-in apps get it'],

  POST_NOTIFICATIONS: ['Send notifications', 'Tells you of messages and progress, and perhaps of offers'],
  USE_FULL_SCREEN_INTENT: [
    'Show full-screen alerts',
    'Fills the screen even when locked, as calls and alarms do',
  ],
  SCHEDULE_EXACT_ALARM: [
    'Set timely reminders',
    'Starts at a moment to the minute, mostly for alarms, plans and check-ins',
  ],
  ACCESS_NOTIFICATION_POLICY: [
    'Control Do Not Disturb',
    'Turns it on or off, which decides whether you hear alerts',
  ],
  REQUEST_IGNORE_BATTERY_OPTIMIZATIONS: [
    'Ask to skip battery saving',
    'Runs on in the background if you agree: quicker messages, more battery',
  ],
  RECEIVE_BOOT_COMPLETED: [
    'Start with the phone',
    'Runs after the phone is turned on, to restore reminders, for some battery',
  ],
  WAKE_LOCK: [
    'Keep the phone awake',
    'Stops it from sleeping while it plays or downloads, which takes battery',
  ],
  FOREGROUND_SERVICE: ['Keep running', 'Works on while you use other apps, with a notice that says so'],
  FOREGROUND_SERVICE_LOCATION: [
    'Keep locating',
    'Still knows where you are after you switch away, for routes and tracks',
  ],
  FOREGROUND_SERVICE_MICROPHONE: [
    'Keep recording sound',
    'Still hears after you switch away, for calls and long recordings',
  ],
  FOREGROUND_SERVICE_CAMERA: [
    'Keep filming',
    'The camera stays on after you switch away, for video calls and dashcams',
  ],
  FOREGROUND_SERVICE_MEDIA_PROJECTION: [
    'Keep recording the screen',
    'Goes on capturing or casting after you switch away; Android asks before it begins',
  ],
  FOREGROUND_SERVICE_PHONE_CALL: [
    'Keep a call going',
    'You can switch away and come back to the call by its notification',
  ],
  FOREGROUND_SERVICE_MEDIA_PLAYBACK: [
    'Keep playing',
    'Music and videos sound on when you switch away or lock the phone',
  ],
  FOREGROUND_SERVICE_MEDIA_PROCESSING: [
    'Keep converting media',
    'Goes on exporting video and sound after you switch away',
  ],
  FOREGROUND_SERVICE_DATA_SYNC: ['Keep transferring', 'Uploads, downloads or backs up after you switch away'],
  FOREGROUND_SERVICE_FILE_MANAGEMENT: [
    'Keep handling files',
    'Goes on copying, moving or compressing after you switch away',
  ],
  FOREGROUND_SERVICE_CONNECTED_DEVICE: [
    'Keep devices connected',
    'Stays in touch with watches, headphones and printers after you switch away',
  ],
  FOREGROUND_SERVICE_HEALTH: [
    'Keep tracking workouts',
    'Goes on counting steps, pulse and exercise after you switch away',
  ],
  FOREGROUND_SERVICE_REMOTE_MESSAGING: [
    'Keep passing on messages',
    'Hands the messages of this phone to tablets and computers after you switch away',
  ],
  FOREGROUND_SERVICE_SPECIAL_USE: [
    'Keep special work going',
    'For background work of no other kind, which the developer must justify',
  ],
  FOREGROUND_SERVICE_SYSTEM_EXEMPTED: [
    'Keep system work going',
    'For background work of the system and exempted apps; others have no use for it',
  ],
  RUN_USER_INITIATED_JOBS: [
    'Finish transfers you began',
    'Completes an upload or download that you started, after you leave',
  ],
  USE_EXACT_ALARM: [
    'Use exact alarms',
    'Rings on the minute without another question; for clocks and calendars',
  ],
  'com.android.alarm.permission.SET_ALARM': [
    'Add an alarm',
    'Sets one in the clock for you, which you may delete',
  ],
  POST_PROMOTED_NOTIFICATIONS: [
    'Show live progress',
    'Keeps a ride or delivery in the status bar and on the lock screen',
  ],
  'com.google.android.c2dm.permission.RECEIVE': [
    'Receive Google push',
    'Gets messages while closed; the phone needs Google services',
  ],
  READ_SYNC_SETTINGS: ['See sync switches', 'Knows for which accounts automatic sync is on'],
  WRITE_SYNC_SETTINGS: [
    'Change sync switches',
    'Turns automatic sync on or off, which affects data and battery',
  ],
  READ_SYNC_STATS: ['See sync history', 'Knows when each account was last brought up to date'],
  'com.huawei.android.launcher.permission.CHANGE_BADGE': [
    'Show badges on Huawei',
    'Counts unread items on its icon, on phones of Huawei',
  ],
  'com.hihonor.android.launcher.permission.CHANGE_BADGE': [
    'Show badges on Honor',
    'Counts unread items on its icon, on phones of Honor',
  ],
  'com.vivo.notification.permission.BADGE_ICON': [
    'Show badges on vivo',
    'Counts unread items on its icon, on phones of vivo',
  ],

  BIND_VPN_SERVICE: [
    'Set up a VPN',
    'All your traffic goes through it once you turn it on; only for apps that you trust',
  ],
  INTERNET: ['Use the internet', 'Sends and receives data, which nearly every app needs'],
  ACCESS_NETWORK_STATE: [
    'See if you are online',
    'Knows whether there is a connection, and if it is mobile data',
  ],
  ACCESS_WIFI_STATE: ['See Wi-Fi state', 'Knows whether it is on and how strong, mostly to judge the speed'],
  CHANGE_WIFI_STATE: ['Turn Wi-Fi on and off', 'Joins or leaves networks, mostly to set up new devices'],
  CHANGE_NETWORK_STATE: ['Switch networks', 'Asks to use another connection, mostly for smart devices'],
  DOWNLOAD_WITHOUT_NOTIFICATION: [
    'Download silently',
    'Fetches files without a notice, and may use up mobile data',
  ],

  'com.google.android.gms.permission.AD_ID': [
    'Read advertising ID',
    'Knows this phone again by a number you can reset, to place and count ads',
  ],
  ACCESS_ADSERVICES_AD_ID: [
    "Use the system's ad ID",
    'Gets a number you can reset from the system, to count ads',
  ],
  ACCESS_ADSERVICES_ATTRIBUTION: [
    'Measure ads',
    'The system notes if an ad led to an install, without telling who you are',
  ],
  ACCESS_ADSERVICES_TOPICS: ['Read interests', 'Gets broad topics that the system made out, to choose ads'],
  'com.google.android.finsky.permission.BIND_GET_INSTALL_REFERRER_SERVICE': [
    'See what led to the install',
    'Knows from which link or ad you got it',
  ],
  'com.asus.msa.SupplementaryDID.ACCESS': [
    'Read ad ID on ASUS',
    'Gets a number you can reset on phones of ASUS, to count ads',
  ],

  USE_BIOMETRIC: [
    'Check fingerprint or face',
    'Has the system confirm that it is you; the app gets no image of either',
  ],
  USE_FINGERPRINT: ['Check fingerprint', 'On old systems, has it compared; the app only learns the result'],
  'com.android.vending.BILLING': [
    'Offer in-app purchases',
    'Has things to pay for; you confirm before you pay',
  ],
  'com.android.vending.CHECK_LICENSE': [
    'Check the purchase',
    'Asks Google Play if you bought this app, against pirated copies',
  ],
  NFC_TRANSACTION_EVENT: [
    'Learn of card payments',
    'Knows that you paid by holding up the phone, for wallets and transit cards',
  ],
  REQUEST_PASSWORD_COMPLEXITY: [
    'See screen lock strength',
    'Knows if your password is strong or weak, but not what it is; mostly for work',
  ],
  DISABLE_KEYGUARD: [
    'Skip the lock screen',
    'Gets past it where no password is set, mostly for alarms and calls',
  ],

  BIND_DEVICE_ADMIN: [
    'Act as device admin',
    'Once you turn it on it locks the phone, sets password rules and may even erase it',
  ],
  WRITE_SETTINGS: [
    'Change system settings',
    'Sets brightness, ringtone, sleep time and more, for the whole phone',
  ],
  MODIFY_AUDIO_SETTINGS: [
    'Adjust sound',
    'Sets the volume, and switches earpiece and speaker, for calls and playing',
  ],
  VIBRATE: ['Vibrate', 'Alerts you or answers a tap by a buzz; touches nothing personal'],
  FLASHLIGHT: ['Use the flashlight', 'Lights the lamp beside the camera, to see or to scan'],
  SET_WALLPAPER: ['Change wallpaper', 'Puts another picture on the home or lock screen'],
  SET_WALLPAPER_HINTS: ['Adjust wallpaper size', 'Tells the system how large the picture should be'],
  EXPAND_STATUS_BAR: ['Open notifications', 'Pulls the panel down or closes it for you, mostly in launchers'],
  'com.android.launcher.permission.INSTALL_SHORTCUT': [
    'Add home screen icons',
    'Places a shortcut there, which you may delete',
  ],
  'com.android.launcher.permission.UNINSTALL_SHORTCUT': [
    'Remove home screen icons',
    'On old systems, takes shortcuts off',
  ],
  READ_USER_DICTIONARY: ['Read keyboard words', 'On old systems, sees the words that you added yourself'],
  BROADCAST_STICKY: [
    'Leave notes for other apps',
    'Sends a system message that stays around; hardly matters to you',
  ],
  BATTERY_STATS: [
    'See battery details',
    'Knows how much each app has used; as a rule only built-in apps get it',
  ],
  CHANGE_CONFIGURATION: [
    'Change language and text size',
    "Switches the system's language and display; as a rule only built-in apps get it",
  ],
  WRITE_SECURE_SETTINGS: [
    'Change secure settings',
    'Alters important switches of the system; as a rule only built-in apps get it',
  ],
} satisfies Readonly<Record<string, readonly [label: string, why: string]>>
