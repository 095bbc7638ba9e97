import { files } from '../../workshop/samples/files.ts'
import { stories } from '../../workshop/stories.ts'
import { DeviceNote, GivenFile, PcNote } from './device-note.tsx'

const on = (device: string, shows = <DeviceNote minAndroid="8.0" files={files} />) => (
  <div className={device}>{shows}</div>
)

export default stories({
  states: {
    'on an iPhone': on('no-apk on-iphone'),
    'on HarmonyOS without Android': on('no-apk on-harmony'),
    'on a Mac': on('no-apk on-mac'),
    'on an Android that is too old': on('old-android'),
    'on an Android of another processor': on('wrong-processor'),
    'which of several files': <GivenFile files={files} />,
    'on Windows': on('on-windows', <PcNote />),
  },
})
