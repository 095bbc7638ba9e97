import { expect, test } from 'vitest'
import { indexRepository } from '../../contract/import/index.schema.ts'
import { usableMirrors } from './usable-mirrors.ts'

test('mirrors are those that we would ask, each once, without the address that is known', () => {
  const urls = [
    'https://apps.example/repo',
    'https://mirror.example/repo',
    'https://mirror.example/repo',
    'http://plain.example/repo',
    'http://abcdefghijklmnop.onion/repo',
    'https://10.0.0.1/repo',
    'ftp://old.example/',
  ]
  const repository = indexRepository.parse({
    address: 'https://apps.example/repo',
    timestamp: 1,
    mirrors: urls.map(url => ({ url, countryCode: 'DE' })),
  })
  expect(usableMirrors(repository, 'https://apps.example/repo')).toEqual(['https://mirror.example/repo'])
})
