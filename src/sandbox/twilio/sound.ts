import type { Voice } from './recording.ts'

const SAMPLES_PER_SECOND = 8_000
const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const LOUDNESS = 6_000
/** The sandbox has words and no voices: each side hums, higher or lower, in syllables. */
const HUM_HERTZ: Record<Voice['who'], number> = { line: 220, caller: 140 }
const SYLLABLES_PER_SECOND = 4

/** A mono 16-bit WAV, the carrier's format: silence, with a hum where a person speaks. */
export function sound(durationSeconds: number, voices: readonly Voice[]): Buffer {
  const samples = Math.ceil(durationSeconds * SAMPLES_PER_SECOND)
  const wav = Buffer.alloc(HEADER_BYTES + samples * BYTES_PER_SAMPLE)
  writeHeader(wav, samples * BYTES_PER_SAMPLE)
  for (const voice of voices) hum(wav, samples, voice)
  return wav
}

function hum(wav: Buffer, samples: number, { who, fromSeconds, seconds }: Voice) {
  const from = Math.round(fromSeconds * SAMPLES_PER_SECOND)
  const to = Math.min(samples, from + Math.round(seconds * SAMPLES_PER_SECOND))
  for (let at = from; at < to; at += 1) {
    const time = (at - from) / SAMPLES_PER_SECOND
    const syllable = Math.abs(Math.sin(Math.PI * SYLLABLES_PER_SECOND * time))
    const tone = Math.sin(2 * Math.PI * HUM_HERTZ[who] * time)
    wav.writeInt16LE(Math.round(LOUDNESS * syllable * tone), HEADER_BYTES + at * BYTES_PER_SAMPLE)
  }
}

function writeHeader(wav: Buffer, dataBytes: number) {
  wav.write('RIFF', 0)
  wav.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  wav.writeUInt32LE(SAMPLES_PER_SECOND * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(dataBytes, 40)
}
