import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'

export function help({ contact }: StoreFacts): StaticPage {
  return {
    title: 'Help',
    lead: 'Installing, checking, and other common questions.',
    sections: [
      {
        id: 'install',
        heading: 'Installing',
        parts: [
          {
            asked: [
              [
                'The download is done. How do I install it?',
                'Tap the file in your notifications, and let the browser install apps when the system asks. Look at the name and icon first. If you have an older version, the button says “Update”, which means that the signature is the same.',
              ],
              [
                'It says “App not installed”. What now?',
                'Most likely its signature differs from the version on your phone, or your system is too old. Look at “Requires” and “Security” on the app’s page. If the signature differs, you have to uninstall the old version first. That deletes its data too, so back it up.',
              ],
              [
                'Can I install it on an iPhone, HarmonyOS NEXT or a computer?',
                'The files here are for Android phones, and other systems can’t install them. Send the page’s link or QR code to an Android phone and download it there.',
              ],
              [
                'Nothing happens when I tap it in WeChat or QQ?',
                'They block app files. Tap the menu at the top right, choose to open the page in a browser, and download it there.',
              ],
            ],
          },
        ],
      },
      {
        id: 'check',
        heading: 'Checking',
        parts: [
          {
            asked: [
              [
                'How do I check that a file was not changed?',
                'Work out the file’s SHA-256 on a computer and compare it with the one under “Security” on the app’s page. If they are the same to the last character, it is the same file. Windows: certutil -hashfile FILE SHA256. Mac: shasum -a 256 FILE. Linux: sha256sum FILE.',
              ],
              [
                'What does “Signature checked” mean?',
                'Every Android app carries its developer’s signature, which nobody else can make. Checked means that we opened this file: it is whole, and signed by the certificate on the page. Versions with the same signature come from the same developer. When it changes, we say so. A file that we have not opened yet is called “not checked”.',
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
              [
                'Why can’t others see my comment?',
                'A guest’s comment is shown on your own page only. It is not sent, and it is gone when you reload.',
              ],
              [
                'Where are the apps I saw and saved?',
                [
                  'In the browser of this device only; we never get them. You can see and clear them in ',
                  { text: 'My apps', href: '/mine' },
                  '.',
                ],
              ],
              [
                'An app is fake, infringes, or has a problem?',
                [
                  'Every app, comment and developer has “Report” on its page. You can also ',
                  { text: 'fill in the form', href: '/report' },
                  ' directly.',
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
            text: 'This site is made to WCAG 2.2 AA: it works by keyboard, its colours have enough contrast, you can choose light or dark, motion stops when your system asks for less of it, and you can read and download without scripts. Not done yet: a full test by people who use screen readers.',
          },
          {
            text: contact
              ? ['If something gets in your way, please tell us: ', contactLink(contact), '.']
              : 'If something gets in your way, please tell us with the report form.',
          },
        ],
      },
    ],
  }
}
