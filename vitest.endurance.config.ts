import suite, { ENDURANCE } from './vitest.config.ts'

export default { ...suite, test: { ...suite.test, include: ENDURANCE, exclude: [] } }
