import { expect, test } from 'vitest'
import { schema } from '../../schema/index.ts'
import { rootScopes } from '../../schema/root-scopes.ts'

test('who may use each root field', async () => {
  await expect(rootScopes(schema)).toMatchFileSnapshot('./root-scopes.snap')
})
