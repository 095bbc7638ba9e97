import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Returns the person for the identity provider's subject. */
export const personOfSubject = statement({
  name: 'person of subject',
  parameters: { issuer: 'text', subject: 'text' },
  row: z.object({ staff: z.number(), ended: z.boolean() }),
  text: ({ issuer, subject }) => `
  select p.id as staff, p.ended from staff_subjects s join staff p on p.id = s.staff_id
  where s.issuer = ${issuer} and s.subject = ${subject}`,
})

/** Stores the subject for the person with this email, if they have none of this provider yet. */
export const nameSubject = statement({
  name: 'put subject',
  parameters: { issuer: 'text', subject: 'text', email: 'text' },
  row: z.object({ staff: z.number() }),
  text: ({ issuer, subject, email }) => `
  insert into staff_subjects (issuer, subject, staff_id)
  select ${issuer}, ${subject}, p.id from staff p
  where lower(p.email) = lower(${email}) and not p.ended
    and not exists (select from staff_subjects s where s.issuer = ${issuer} and s.staff_id = p.id)
  returning staff_id as staff`,
})
