import { expect, test } from 'vitest'
import { fieldScopes } from '../../schema/field-scopes.ts'
import { schema } from '../../schema/index.ts'
import { rootScopes } from '../../schema/root-scopes.ts'

test('who may use each root field', async () => {
  await expect(rootScopes(schema)).toMatchFileSnapshot('./root-scopes.snap')
})

test('who may see each field that not everybody sees', async () => {
  await expect(fieldScopes(schema)).toMatchFileSnapshot('./field-scopes.snap')
})
