/// Loops over elements at strides.
enum Loop {
    @inline(__always) static func map<A, C>(
        _ a: UnsafePointer<A>, _ ia: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt, _ body: (A) -> C
    ) { for index in 0..<Int(clamping: n) { c[index &* ic] = body(a[index &* ia]) } }

    @inline(__always) static func map<A, B, C>(
        _ a: UnsafePointer<A>, _ ia: Int, _ b: UnsafePointer<B>, _ ib: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt,
        _ body: (A, B) -> C
    ) { for index in 0..<Int(clamping: n) { c[index &* ic] = body(a[index &* ia], b[index &* ib]) } }

    @inline(__always) static func map<A, B, D, C>(
        _ a: UnsafePointer<A>, _ ia: Int, _ b: UnsafePointer<B>, _ ib: Int, _ d: UnsafePointer<D>, _ id: Int, _ c: UnsafeMutablePointer<C>,
        _ ic: Int, _ n: UInt, _ body: (A, B, D) -> C
    ) { for index in 0..<Int(clamping: n) { c[index &* ic] = body(a[index &* ia], b[index &* ib], d[index &* id]) } }

    @inline(__always) static func fill<C>(_ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: UInt, _ body: (Int) -> C) {
        for index in 0..<Int(clamping: n) { c[index &* ic] = body(index) }
    }

    @inline(__always) static func reduce<A, Sum>(_ a: UnsafePointer<A>, _ ia: Int, _ n: UInt, _ start: Sum, _ body: (Sum, A) -> Sum) -> Sum
    {
        var sum = start
        for index in 0..<Int(clamping: n) { sum = body(sum, a[index &* ia]) }
        return sum
    }

    @inline(__always) static func reduce<A, B, Sum>(
        _ a: UnsafePointer<A>, _ ia: Int, _ b: UnsafePointer<B>, _ ib: Int, _ n: UInt, _ start: Sum, _ body: (Sum, A, B) -> Sum
    ) -> Sum {
        var sum = start
        for index in 0..<Int(clamping: n) { sum = body(sum, a[index &* ia], b[index &* ib]) }
        return sum
    }
}

/// Loops over buffers, which must be as long as each other.
enum Buffers {
    @inline(__always) static func map<A: AccelerateBuffer, C>(_ a: A, _ body: (A.Element) -> C) -> [C] {
        a.withUnsafeBufferPointer { a in
            [C](unsafeUninitializedCapacity: a.count) { c, count in
                for index in 0..<a.count { c.initializeElement(at: index, to: body(a[index])) }
                count = a.count
            }
        }
    }

    @inline(__always) static func map<A: AccelerateBuffer, B: AccelerateBuffer, C>(_ a: A, _ b: B, _ body: (A.Element, B.Element) -> C)
        -> [C]
    {
        precondition(a.count == b.count, "the vectors have different counts")
        return a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                [C](unsafeUninitializedCapacity: a.count) { c, count in
                    for index in 0..<a.count { c.initializeElement(at: index, to: body(a[index], b[index])) }
                    count = a.count
                }
            }
        }
    }

    @inline(__always) static func store<A: AccelerateBuffer, C: AccelerateMutableBuffer>(
        _ a: A, _ result: inout C, _ body: (A.Element) -> C.Element
    ) {
        precondition(a.count == result.count, "the vectors have different counts")
        a.withUnsafeBufferPointer { a in
            result.withUnsafeMutableBufferPointer { c in for index in 0..<a.count { c[index] = body(a[index]) } }
        }
    }

    @inline(__always) static func store<A: AccelerateBuffer, B: AccelerateBuffer, C: AccelerateMutableBuffer>(
        _ a: A, _ b: B, _ result: inout C, _ body: (A.Element, B.Element) -> C.Element
    ) {
        precondition(a.count == b.count && a.count == result.count, "the vectors have different counts")
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                result.withUnsafeMutableBufferPointer { c in for index in 0..<a.count { c[index] = body(a[index], b[index]) } }
            }
        }
    }

    @inline(__always) static func reduce<A: AccelerateBuffer, Sum>(_ a: A, _ start: Sum, _ body: (Sum, A.Element) -> Sum) -> Sum {
        a.withUnsafeBufferPointer { a in
            var sum = start
            for index in 0..<a.count { sum = body(sum, a[index]) }
            return sum
        }
    }
}
