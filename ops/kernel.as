// The arithmetic of the encoder, in AssemblyScript: `npm run generate:kernel` compiles it to kernel.wasm. Every address
// is given by encode.ts; nothing is allocated here. Counts of numbers are multiples of eight, as the model's are.

/** Of a sentence's numbers: 14 bits, so that 1,536 products with 7 bits of a weight stay within 32 bits. */
const LARGEST_ACTIVATION: f32 = 8191
const LARGEST_WEIGHT: f32 = 127
const WIDTH: i32 = 384
const HEAD_WIDTH: i32 = 32

/**
 * Loaded, not written where they are used: V8 makes a constant of a vector anew each time, with five instructions, and
 * does not take it out of the loop.
 */
const ONE = memory.data<f32>([1])
const HALF = memory.data<f32>([0.5])
/** So large that none of its bits stands for less than 1. */
const LARGE = memory.data<f32>([12582912])
const LARGE_BITS = memory.data<i32>([0x4b400000])
const EXPONENT_OF_ONE = memory.data<i32>([127])
const SIGN = memory.data<i32>([0x80000000])
const LEAST_POWER = memory.data<f32>([-87])
const LOG2_E = memory.data<f32>([1.4426950408889634])
const MINUS_LN_2 = memory.data<f32>([-0.6931471805599453])
const OVER_6 = memory.data<f32>([1.0 / 6])
const OVER_24 = memory.data<f32>([1.0 / 24])
const OVER_120 = memory.data<f32>([1.0 / 120])
const OVER_720 = memory.data<f32>([1.0 / 720])
const ROOT_OF_HALF = memory.data<f32>([0.7071067811865476])
const ERF_P = memory.data<f32>([0.3275911])
const ERF_1 = memory.data<f32>([0.254829592])
const ERF_2 = memory.data<f32>([-0.284496736])
const ERF_3 = memory.data<f32>([1.421413741])
const ERF_4 = memory.data<f32>([-1.453152027])
const ERF_5 = memory.data<f32>([1.061405429])

/** Four times the constant. */
@inline
function all(constant: usize): v128 {
  return v128.load_splat<f32>(constant)
}

@inline
function sumOf(four: v128): f32 {
  const two = f32x4.add(four, v128.shuffle<f32>(four, four, 2, 3, 0, 1))
  return f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1)
}

@inline
function largestOf(four: v128): f32 {
  const two = f32x4.max(four, v128.shuffle<f32>(four, four, 2, 3, 0, 1))
  return max(f32x4.extract_lane(two, 0), f32x4.extract_lane(two, 1))
}

/** Times plus, in one step where the processor has it. */
@inline
function fused(a: v128, b: v128, c: v128): v128 {
  return f32x4.relaxed_madd(a, b, c)
}

/** Times, to whole numbers below 2^22, which the large number then has in its lowest bits. */
@inline
function rounded(four: v128, factor: v128): v128 {
  return i32x4.sub(fused(four, factor, all(LARGE)), all(LARGE_BITS))
}

/** Four 16-bit floats as 32-bit ones: the exponent's bias differs by 112, which the product puts right, also for the smallest. */
@inline
function widened(from: usize): v128 {
  const halves = v128.load_ext<u16>(from)
  const sign = i32x4.shl(v128.and(halves, i32x4.splat(0x8000)), 16)
  const rest = i32x4.shl(v128.and(halves, i32x4.splat(0x7fff)), 13)
  return v128.or(sign, f32x4.mul(rest, f32x4.splat(reinterpret<f32>(0x77800000))))
}

export function widen(from: usize, to: usize, count: i32): void {
  for (let i = 0; i < count; i += 4) v128.store(to + (i << 2), widened(from + (i << 1)))
}

/** To each row of a matrix the sum of the vectors, each times the row's factor for it. */
export function addProduct(
  matrix: usize, vectors: usize, factors: usize, rows: i32, columns: i32, rank: i32,
): void {
  for (let row = 0; row < rows; row++) {
    let vector = vectors
    for (let k = 0; k < rank; k++) {
      const factor = f32x4.splat(load<f32>(factors + (k << 2)))
      for (let i = 0; i < columns << 2; i += 16) {
        v128.store(matrix + i, fused(v128.load(vector + i), factor, v128.load(matrix + i)))
      }
      vector += columns << 2
    }
    factors += rank << 2
    matrix += columns << 2
  }
}

/** A matrix to 8-bit integers, with a scale for each row. */
export function quantiseWeights(from: usize, to: usize, scales: usize, rows: i32, columns: i32): void {
  for (let row = 0; row < rows; row++) {
    let most = f32x4.splat(0)
    for (let i = 0; i < columns; i += 4) most = f32x4.max(most, f32x4.abs(v128.load(from + (i << 2))))
    const largest = max(largestOf(most), <f32>1e-12)
    const factor = f32x4.splat(LARGEST_WEIGHT / largest)
    for (let i = 0; i < columns; i += 8) {
      const low = rounded(v128.load(from + (i << 2)), factor)
      const high = rounded(v128.load(from + (i << 2) + 16), factor)
      const eight = i16x8.narrow_i32x4_s(low, high)
      v128.store64_lane(to + i, i8x16.narrow_i16x8_s(eight, eight), 0)
    }
    store<f32>(scales + (row << 2), largest / LARGEST_WEIGHT)
    from += columns << 2
    to += columns
  }
}

/** Each token's numbers to 16-bit integers, with a scale for each token. */
export function quantiseTokens(from: usize, to: usize, scales: usize, tokens: i32, columns: i32): void {
  for (let token = 0; token < tokens; token++) {
    let most = f32x4.splat(0)
    for (let i = 0; i < columns; i += 4) most = f32x4.max(most, f32x4.abs(v128.load(from + (i << 2))))
    const largest = max(largestOf(most), <f32>1e-12)
    const factor = f32x4.splat(LARGEST_ACTIVATION / largest)
    for (let i = 0; i < columns; i += 8) {
      const low = rounded(v128.load(from + (i << 2)), factor)
      const high = rounded(v128.load(from + (i << 2) + 16), factor)
      v128.store(to + (i << 1), i16x8.narrow_i32x4_s(low, high))
    }
    store<f32>(scales + (token << 2), largest / LARGEST_ACTIVATION)
    from += columns << 2
    to += columns << 1
  }
}

/** The four sums of four vectors, in one. */
@inline
function sumsOf(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7))
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7))
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7))
}

@inline
function storeRow(to: usize, stride: usize, sums: v128, tokenScales: v128, scale: f32, bias: f32): void {
  const scaled = f32x4.mul(f32x4.convert_i32x4_s(sums), f32x4.mul(tokenScales, f32x4.splat(scale)))
  const four = f32x4.add(scaled, f32x4.splat(bias))
  v128.store32_lane(to, four, 0)
  v128.store32_lane(to + stride, four, 1)
  v128.store32_lane(to + 2 * stride, four, 2)
  v128.store32_lane(to + 3 * stride, four, 3)
}

/** tokens × rows: every token's numbers times every row of weights, two rows by four tokens at a time, so that a load serves several. */
export function multiply(
  from: usize, tokenScales: usize, weights: usize, scales: usize, bias: usize, to: usize,
  tokens: i32, columns: i32, rows: i32,
): void {
  const stride = columns << 1
  for (let row = 0; row < rows; row += 2) {
    const first = weights + row * columns
    const second = first + columns
    for (let token = 0; token < tokens; token += 4) {
      const a = from + token * stride
      const b = a + stride
      const c = b + stride
      const d = c + stride
      let a0 = i32x4.splat(0), b0 = a0, c0 = a0, d0 = a0
      let a1 = a0, b1 = a0, c1 = a0, d1 = a0
      for (let i = 0; i < columns; i += 8) {
        const w0 = v128.load_ext<i8>(first + i)
        const w1 = v128.load_ext<i8>(second + i)
        const at = i << 1
        let x = v128.load(a + at)
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(x, w0))
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(x, w1))
        x = v128.load(b + at)
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(x, w0))
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(x, w1))
        x = v128.load(c + at)
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(x, w0))
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(x, w1))
        x = v128.load(d + at)
        d0 = i32x4.add(d0, i32x4.dot_i16x8_s(x, w0))
        d1 = i32x4.add(d1, i32x4.dot_i16x8_s(x, w1))
      }
      const at = to + ((token * rows + row) << 2)
      const four = v128.load(tokenScales + (token << 2))
      const own = row << 2
      storeRow(at, rows << 2, sumsOf(a0, b0, c0, d0), four, load<f32>(scales + own), load<f32>(bias + own))
      storeRow(at + 4, rows << 2, sumsOf(a1, b1, c1, d1), four, load<f32>(scales + own + 4), load<f32>(bias + own + 4))
    }
  }
}

/** Of each token: what is added to it, then mean 0 and variance 1, then the layer's own gain and shift. */
export function addAndNormalise(x: usize, added: usize, gain: usize, shift: usize, tokens: i32): void {
  for (let token = 0; token < tokens; token++) {
    let sum = f32x4.splat(0)
    for (let i = 0; i < WIDTH << 2; i += 16) {
      const four = f32x4.add(v128.load(x + i), v128.load(added + i))
      v128.store(x + i, four)
      sum = f32x4.add(sum, four)
    }
    const mean = f32x4.splat(sumOf(sum) / <f32>WIDTH)
    let squares = f32x4.splat(0)
    for (let i = 0; i < WIDTH << 2; i += 16) {
      const four = f32x4.sub(v128.load(x + i), mean)
      squares = fused(four, four, squares)
    }
    const factor = f32x4.splat(<f32>1 / sqrt<f32>(sumOf(squares) / <f32>WIDTH + <f32>1e-12))
    for (let i = 0; i < WIDTH << 2; i += 16) {
      const four = f32x4.mul(f32x4.sub(v128.load(x + i), mean), factor)
      v128.store(x + i, fused(four, v128.load(gain + i), v128.load(shift + i)))
    }
    x += WIDTH << 2
    added += WIDTH << 2
  }
}

/** e to the power of numbers up to 0: two to a whole power, by the exponent's bits, times a polynomial for the rest. */
@inline
function exponential(x: v128): v128 {
  const least = f32x4.max(x, all(LEAST_POWER))
  const large = fused(least, all(LOG2_E), all(LARGE))
  const whole = f32x4.sub(large, all(LARGE))
  const rest = fused(whole, all(MINUS_LN_2), least)
  let y = fused(rest, all(OVER_720), all(OVER_120))
  y = fused(y, rest, all(OVER_24))
  y = fused(y, rest, all(OVER_6))
  y = fused(y, rest, all(HALF))
  y = fused(y, rest, all(ONE))
  y = fused(y, rest, all(ONE))
  // The whole number is in the lowest bits of the large one; the others are shifted out.
  return f32x4.mul(y, i32x4.shl(i32x4.add(large, all(EXPONENT_OF_ONE)), 23))
}

/** x · Φ(x), with erf by Abramowitz and Stegun 7.1.26, which is within 1.5e-7. */
export function gelu(x: usize, count: i32): void {
  for (const end = x + (count << 2); x < end; x += 16) {
    const four = v128.load(x)
    const size = f32x4.mul(f32x4.abs(four), all(ROOT_OF_HALF))
    const t = f32x4.div(all(ONE), fused(size, all(ERF_P), all(ONE)))
    let y = fused(t, all(ERF_5), all(ERF_4))
    y = fused(y, t, all(ERF_3))
    y = fused(y, t, all(ERF_2))
    y = fused(y, t, all(ERF_1))
    const rest = f32x4.mul(f32x4.mul(y, t), exponential(f32x4.neg(f32x4.mul(size, size))))
    const erf = f32x4.sub(all(ONE), rest)
    const signed = v128.or(erf, v128.and(four, all(SIGN)))
    const half = f32x4.mul(four, all(HALF))
    v128.store(x, fused(half, signed, half))
  }
}

/** Scores to shares of one: e to the power of each, less the largest. The places up to a multiple of four are filled with nothing. */
@inline
function softmax(scores: usize, count: i32): void {
  let largest: f32 = -1e30
  for (let i = 0; i < count; i++) largest = max(largest, load<f32>(scores + (i << 2)))
  for (let i = count; i < (count + 3 & ~3); i++) store<f32>(scores + (i << 2), -1e30)
  let sum = f32x4.splat(0)
  for (let i = 0; i < count; i += 4) {
    const four = exponential(f32x4.sub(v128.load(scores + (i << 2)), f32x4.splat(largest)))
    v128.store(scores + (i << 2), four)
    sum = f32x4.add(sum, four)
  }
  const share = f32x4.splat(<f32>1 / sumOf(sum))
  for (let i = 0; i < count; i += 4) v128.store(scores + (i << 2), f32x4.mul(v128.load(scores + (i << 2)), share))
}

/** Of a head's keys, a row for each number: of all tokens the first, of all the second. */
@inline
function turn(keys: usize, stride: usize, to: usize, rowBytes: usize, tokens: i32): void {
  for (let token = 0; token < tokens; token++) {
    let place = to + (token << 2)
    for (let i = 0; i < HEAD_WIDTH << 2; i += 16) {
      const four = v128.load(keys + i)
      v128.store32_lane(place, four, 0)
      v128.store32_lane(place + rowBytes, four, 1)
      v128.store32_lane(place + 2 * rowBytes, four, 2)
      v128.store32_lane(place + 3 * rowBytes, four, 3)
      place += 4 * rowBytes
    }
    keys += stride
  }
}

/** A query's products with the keys of all tokens, four tokens at a time. */
@inline
function score(query: usize, turned: usize, rowBytes: usize, scores: usize): void {
  const factor = f32x4.splat(0.17677669529663687)
  for (let i: usize = 0; i < rowBytes; i += 16) {
    let a = f32x4.splat(0), b = a, c = a, d = a
    let key = turned + i
    for (let at = query, end = query + (HEAD_WIDTH << 2); at < end; at += 16) {
      a = fused(v128.load_splat<f32>(at), v128.load(key), a)
      b = fused(v128.load_splat<f32>(at, 4), v128.load(key + rowBytes), b)
      c = fused(v128.load_splat<f32>(at, 8), v128.load(key + 2 * rowBytes), c)
      d = fused(v128.load_splat<f32>(at, 12), v128.load(key + 3 * rowBytes), d)
      key += 4 * rowBytes
    }
    v128.store(scores + i, f32x4.mul(f32x4.add(f32x4.add(a, b), f32x4.add(c, d)), factor))
  }
}

/**
 * Every head's shares of the values. A row of `from` holds a token's queries, keys and values; `scores` has room for a
 * number a token, `turned` for a head's keys.
 */
export function attend(from: usize, scores: usize, turned: usize, to: usize, tokens: i32): void {
  const stride = (3 * WIDTH) << 2
  const rowBytes = (tokens + 3 & ~3) << 2
  for (let head = 0; head < WIDTH << 2; head += HEAD_WIDTH << 2) {
    const keys = from + (WIDTH << 2) + head
    const values = keys + (WIDTH << 2)
    turn(keys, stride, turned, rowBytes, tokens)
    for (let token = 0; token < tokens; token++) {
      score(from + token * stride + head, turned, rowBytes, scores)
      softmax(scores, tokens)
      const place = to + ((token * WIDTH) << 2) + head
      for (let i = 0; i < HEAD_WIDTH << 2; i += 64) {
        let a = f32x4.splat(0), b = a, c = a, d = a
        let value = values + i
        for (let at = scores, end = scores + (tokens << 2); at < end; at += 4) {
          const share = v128.load_splat<f32>(at)
          a = fused(share, v128.load(value), a)
          b = fused(share, v128.load(value, 16), b)
          c = fused(share, v128.load(value, 32), c)
          d = fused(share, v128.load(value, 48), d)
          value += stride
        }
        v128.store(place + i, a)
        v128.store(place + i, b, 16)
        v128.store(place + i, c, 32)
        v128.store(place + i, d, 48)
      }
    }
  }
}
