extension vDSP {
    /// The sums of elements.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(vectorA, vectorB) { $0 + $1 } }

    /// The sums of elements.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double { Buffers.store(vectorA, vectorB, &result) { $0 + $1 } }

    /// The products of elements.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(vectorA, vectorB) { $0 * $1 } }

    /// The products of elements.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double { Buffers.store(vectorA, vectorB, &result) { $0 * $1 } }

    /// The first vector's elements minus the second's.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(vectorA, vectorB) { $0 - $1 } }

    /// The first vector's elements minus the second's.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double { Buffers.store(vectorA, vectorB, &result) { $0 - $1 } }

    /// The first vector's elements divided by the second's.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(vectorA, vectorB) { $0 / $1 } }

    /// The first vector's elements divided by the second's.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double { Buffers.store(vectorA, vectorB, &result) { $0 / $1 } }

    /// The elements plus a number.
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { scalar + $0 }
    }

    /// The elements plus a number.
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ scalar: Double, _ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { scalar + $0 } }

    /// The elements times a number.
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { scalar * $0 }
    }

    /// The elements times a number.
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ scalar: Double, _ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { scalar * $0 } }

    /// The elements divided by a number.
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double {
        Buffers.map(vector) { $0 / scalar }
    }

    /// A number divided by the elements.
    public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { scalar / $0 }
    }

    /// The sums of elements, times a number.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(addition: (a: T, b: U), _ scalar: Double) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(addition.a, addition.b) { ($0 + $1) * scalar } }

    /// The products of elements and a number, plus another.
    public static func add<T: AccelerateBuffer>(multiplication: (a: T, b: Double), _ scalar: Double) -> [Double] where T.Element == Double {
        Buffers.map(multiplication.a) { $0 * multiplication.b + scalar }
    }

    /// The magnitudes of elements.
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { abs($0) } }

    /// The magnitudes of elements.
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { abs($0) } }

    /// The magnitudes of elements, with minus signs.
    public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { -abs($0) }
    }

    /// The magnitudes of elements, with minus signs.
    public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { -abs($0) } }

    /// The elements with other signs.
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { -$0 } }

    /// The elements with other signs.
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { -$0 } }

    /// The squares of elements.
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { $0 * $0 } }

    /// The squares of elements.
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { $0 * $0 } }

    /// The squares of elements with their signs.
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { $0 * abs($0) }
    }

    /// The squares of elements with their signs.
    public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { $0 * abs($0) } }

    /// The parts of elements behind the point.
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { $0 - $0.rounded(.towardZero) }
    }

    /// The parts of elements behind the point.
    public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { $0 - $0.rounded(.towardZero) } }

    /// The larger of each pair of elements.
    public static func maximum<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(a, b) { max($0, $1) } }

    /// The smaller of each pair of elements.
    public static func minimum<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(a, b) { min($0, $1) } }

    /// The lengths of the vectors of each pair.
    public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(_ a: T, _ b: U) -> [Double]
    where T.Element == Double, U.Element == Double { Buffers.map(a, b) { ($0 * $0 + $1 * $1).squareRoot() } }

    /// The sum of the elements.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { Buffers.reduce(vector, 0) { $0 + $1 } }

    /// The sum of the squares.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, 0) { $0 + $1 * $1 }
    }

    /// The sum of the magnitudes.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, 0) { $0 + abs($1) }
    }

    /// The largest element; −∞ of none.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, -.infinity) { max($0, $1) }
    }

    /// The smallest element; ∞ of none.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, .infinity) { min($0, $1) }
    }

    /// The largest magnitude.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, 0) { max($0, abs($1)) }
    }

    /// The mean of the elements.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, 0) { $0 + $1 } / Double(vector.count)
    }

    /// The mean of the magnitudes.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, 0) { $0 + abs($1) } / Double(vector.count)
    }

    /// The mean of the squares.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        Buffers.reduce(vector, 0) { $0 + $1 * $1 } / Double(vector.count)
    }

    /// The square root of the mean of the squares.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        meanSquare(vector).squareRoot()
    }

    /// The largest element and its index.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        vector.withUnsafeBufferPointer { vector in
            vector.enumerated().reduce((0, -Double.infinity)) { $1.element > $0.1 ? (UInt($1.offset), $1.element) : $0 }
        }
    }

    /// The smallest element and its index.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        vector.withUnsafeBufferPointer { vector in
            vector.enumerated().reduce((0, Double.infinity)) { $1.element < $0.1 ? (UInt($1.offset), $1.element) : $0 }
        }
    }

    /// The sum of the products of elements.
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double {
        precondition(vectorA.count == vectorB.count, "the vectors have different counts");
        return vectorA.withUnsafeBufferPointer { a in
            vectorB.withUnsafeBufferPointer { b in (0..<a.count).reduce(0) { $0 + a[$1] * b[$1] } }
        }
    }

    /// The sum of the squares of differences.
    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(_ pointA: T, _ pointB: U) -> Double
    where T.Element == Double, U.Element == Double { let difference = subtract(pointA, pointB); return sumOfSquares(difference) }

    /// Elements within bounds; those beyond are set to the nearer bound.
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double] where U.Element == Double {
        Buffers.map(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    /// Elements that are `lowerBound` at least; the rule says what becomes of others.
    public static func threshold<U: AccelerateBuffer>(_ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>) -> [Double]
    where U.Element == Double { Buffers.map(vector) { rule.value($0, lowerBound) } }

    /// The elements between those of two vectors, at a share of the way.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T, _ vectorB: U, using interpolationConstant: Double
    ) -> [Double] where T.Element == Double, U.Element == Double {
        Buffers.map(vectorA, vectorB) { $0 + interpolationConstant * ($1 - $0) }
    }

    /// Amplitudes in decibels.
    public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Double) -> [Double]
    where U.Element == Double { Buffers.map(amplitude) { 20 * log10($0 / zeroReference) } }

    /// Powers in decibels.
    public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Double) -> [Double] where U.Element == Double {
        Buffers.map(power) { 10 * log10($0 / zeroReference) }
    }

    /// Numbers at even distances.
    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
        (0..<max(count, 0)).map { initialValue + Double($0) * increment }
    }

    /// Numbers from one bound to the other, at even distances.
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        ramp(withInitialValue: range.lowerBound, increment: (range.upperBound - range.lowerBound) / Double(max(count - 1, 1)), count: count)
    }

    /// Sets all elements to a number.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double) where V.Element == Double {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }

    /// Sets all elements to zero.
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double { fill(&vector, with: 0) }

    /// Puts the elements into the opposite order.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
        vector.withUnsafeMutableBufferPointer { $0.reverse() }
    }

    /// Sorts the elements.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder) where V.Element == Double {
        vector.withUnsafeMutableBufferPointer { $0.sort(by: sortOrder == .ascending ? (<) : (>)) }
    }

    /// The elements minus their mean, divided by their standard deviation.
    public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        let average = mean(vector),
            deviation = (Buffers.reduce(vector, 0) { $0 + ($1 - average) * ($1 - average) } / Double(vector.count)).squareRoot()
        ; return Buffers.map(vector) { ($0 - average) / deviation }
    }

    /// Each element is the sum of as many elements as the kernel has, times the kernel's.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        vector.withUnsafeBufferPointer { a in
            kernel.withUnsafeBufferPointer { k in
                (0..<max(a.count - k.count + 1, 0)).map { start in (0..<k.count).reduce(0) { $0 + a[start + $1] * k[$1] } }
            }
        }
    }

    /// A window.
    public static func window(ofType windowType: Double.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool)
        -> [Double]
    { sequence.values(count, isHalfWindow).map { Double($0) } }

    /// Integers as floating-point numbers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V)
    where U.Element == Int8, V.Element == Double { Buffers.store(source, &destination) { Double($0) } }

    /// Floating-point numbers as integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int8 { Buffers.store(source, &destination) { Int8(limiting: $0.rounded(rounding.rule)) } }

    /// Integers as floating-point numbers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V)
    where U.Element == Int16, V.Element == Double { Buffers.store(source, &destination) { Double($0) } }

    /// Floating-point numbers as integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int16 { Buffers.store(source, &destination) { Int16(limiting: $0.rounded(rounding.rule)) } }

    /// Integers as floating-point numbers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V)
    where U.Element == Int32, V.Element == Double { Buffers.store(source, &destination) { Double($0) } }

    /// Floating-point numbers as integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int32 { Buffers.store(source, &destination) { Int32(limiting: $0.rounded(rounding.rule)) } }

    /// Integers as floating-point numbers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V)
    where U.Element == UInt8, V.Element == Double { Buffers.store(source, &destination) { Double($0) } }

    /// Floating-point numbers as integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt8 { Buffers.store(source, &destination) { UInt8(limiting: $0.rounded(rounding.rule)) } }

    /// Integers as floating-point numbers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V)
    where U.Element == UInt16, V.Element == Double { Buffers.store(source, &destination) { Double($0) } }

    /// Floating-point numbers as integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt16 { Buffers.store(source, &destination) { UInt16(limiting: $0.rounded(rounding.rule)) } }

    /// Integers as floating-point numbers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V)
    where U.Element == UInt32, V.Element == Double { Buffers.store(source, &destination) { Double($0) } }

    /// Floating-point numbers as integers.
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt32 { Buffers.store(source, &destination) { UInt32(limiting: $0.rounded(rounding.rule)) } }
}
