import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'

export function help({ contact }: StoreFacts): StaticPage {
  return {
    title: 'Help',
    lead: 'Installing, verifying and other common questions.',
    sections: [
      {
        id: 'install',
        heading: 'Installing',
        parts: [
          {
            asked: [
              [
                'How do I install a download?',
                'Tap the file in your notifications. If Android asks, allow your browser to install apps. Check the name and icon. Android only updates an installed version with the same key, or one that the old key approved.',
              ],
              [
                'It says “App not installed”. What now?',
                'Usually the signature differs from your installed version, or your Android is too old. Check “Requires” and “Security” on the app’s page. If the signature differs, back up your data, uninstall the old version, then try again.',
              ],
              [
                'Can I install it on an iPhone, HarmonyOS NEXT or a computer?',
                'These files are for Android phones. Other systems can’t install them. Send the page’s link or QR code to an Android phone and download it there.',
              ],
              [
                'Why does nothing happen in WeChat or QQ?',
                'They block app files. Tap the menu at the top right, open the page in your browser, and download it there.',
              ],
              ['How do I uninstall an app?', 'Settings > Apps > the app > Uninstall.'],
            ],
          },
        ],
      },
      {
        id: 'check',
        heading: 'Verifying',
        parts: [
          {
            asked: [
              [
                'How do I verify a file?',
                'Get the file’s SHA-256 on a computer and compare it with the one under “Security”. If every character matches, it’s the same file. Windows: certutil -hashfile FILE SHA256. Mac: shasum -a 256 FILE. Linux: sha256sum FILE.',
              ],
              [
                'What does “Signature verified” mean?',
                'Every Android app is signed with its developer’s key. “Verified” means we opened this file, found it complete, and confirmed the signature. It doesn’t mean we tested what the app does.',
              ],
            ],
          },
        ],
      },
      {
        id: 'other',
        heading: 'Other questions',
        parts: [
          {
            asked: [
              ['Why can’t others see my note?', 'Notes stay in your browser and are never sent.'],
              [
                'Where are my viewed and saved apps?',
                [
                  'Only in your browser on this device. We can’t see them. You can view and clear them in ',
                  { text: 'My apps', href: '/mine' },
                  '.',
                ],
              ],
              [
                'How do I report a fake app or another problem?',
                [
                  'Every app, review and developer has a “Report” link. You can also ',
                  { text: 'fill in the form', href: '/report' },
                  '.',
                ],
              ],
            ],
          },
        ],
      },
      {
        id: 'accessibility',
        heading: 'Accessibility',
        parts: [
          {
            text: 'We aim for WCAG 2.2 AA: keyboard access, sufficient contrast, light and dark themes, reduced motion, and reading and downloading without JavaScript. We haven’t yet tested with screen-reader users.',
          },
          {
            text: contact
              ? ['If something gets in your way, tell us: ', contactLink(contact), '.']
              : 'If something gets in your way, tell us with the report form.',
          },
        ],
      },
    ],
  }
}
