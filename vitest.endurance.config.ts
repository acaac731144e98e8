import { BaseSequencer, type TestSpecification } from 'vitest/node'
import suite, { ENDURANCE } from './vitest.config.ts'

/** In the order of the list, which begins with the files that take longest. */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = ENDURANCE.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place < 0 ? ENDURANCE.length : place
}

export default {
  ...suite,
  test: { ...suite.test, include: ENDURANCE, exclude: [], sequence: { sequencer: AsListed } },
}
