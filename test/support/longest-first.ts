import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files of the list in its order, then all others in an order that the run's seed decides: a long file that begins
 * last runs alone at the end, with the other cores idle.
 */
export function longestFirst(longest: string[]) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const drawn = new Map(files.map((file) => [file, draw(file, this.ctx.config.sequence.seed)]))
      return files.toSorted((a, b) => {
        const places = placeOf(a) - placeOf(b)
        return places || (drawn.get(a) ?? '').localeCompare(drawn.get(b) ?? '')
      })
    }
  }

  function placeOf({ moduleId }: TestSpecification): number {
    const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
    return place < 0 ? longest.length : place
  }
}

function draw({ moduleId }: TestSpecification, seed: number): string {
  return createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
}
