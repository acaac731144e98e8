/** The dot product with one row of a matrix that begins at `from`. */
export function product(matrix: Float64Array, from: number, vector: Float64Array): number {
  let sum = 0
  for (let i = 0; i < vector.length; i += 1) sum += (matrix[from + i] ?? 0) * (vector[i] ?? 0)
  return sum
}

/** Adds the matrix at `from`, times the vector, to `out`. */
export function addProduct(
  out: Float64Array,
  matrix: Float64Array,
  from: number,
  vector: Float64Array,
): Float64Array {
  for (let row = 0; row < out.length; row += 1) {
    out[row] = (out[row] ?? 0) + product(matrix, from + row * vector.length, vector)
  }
  return out
}

/** The same row with each of several vectors. */
export function productsOf(
  matrix: Float64Array,
  from: number,
  vectors: readonly Float64Array[],
): Float64Array {
  const out = new Float64Array(vectors.length)
  for (let i = 0; i < vectors.length; i += 1) out[i] = product(matrix, from, vectors[i] ?? out)
  return out
}

/**
 * The backward pass: adds the gradient of the matrix at `from` to `slopes` and returns the gradient of the vector.
 */
export function back(
  slopes: Float64Array,
  matrix: Float64Array,
  from: number,
  { vector, out }: { vector: Float64Array; out: Float64Array },
): Float64Array {
  const asked = new Float64Array(vector.length)
  for (let row = 0; row < out.length; row += 1) {
    const slope = out[row] ?? 0
    if (slope === 0) continue
    const start = from + row * vector.length
    for (let i = 0; i < vector.length; i += 1) {
      slopes[start + i] = (slopes[start + i] ?? 0) + slope * (vector[i] ?? 0)
      asked[i] = (asked[i] ?? 0) + slope * (matrix[start + i] ?? 0)
    }
  }
  return asked
}

/** ReLU. */
export function positive(numbers: Float64Array): Float64Array {
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = Math.max(0, numbers[i] ?? 0)
  return numbers
}

/** Softmax. */
export function sharesOf(numbers: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < numbers.length; i += 1) most = Math.max(most, numbers[i] ?? 0)
  let sum = 0
  const shares = new Float64Array(numbers.length)
  for (let i = 0; i < numbers.length; i += 1) {
    shares[i] = Math.exp((numbers[i] ?? 0) - most)
    sum += shares[i] ?? 0
  }
  for (let i = 0; i < numbers.length; i += 1) shares[i] = (shares[i] ?? 0) / sum
  return shares
}
