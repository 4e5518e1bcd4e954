/// Discrete Fourier transforms without a scale: X[k] = Σ x[n] · e^(∓2πi·nk/N).
struct Fourier<T: BinaryFloatingPoint> {
    let count: Int
    /// e^(−2πi·k/N) for all k.
    private let real: [T]
    private let imaginary: [T]

    init(count: Int) {
        self.count = count
        let step = count > 0 ? -2 * Double.pi / Double(count) : 0
        real = (0..<count).map { T(cos(step * Double($0))) }
        imaginary = (0..<count).map { T(sin(step * Double($0))) }
    }

    /// Transforms in place. Source and target are `count` elements each, at a stride.
    func transform(_ re: UnsafeMutablePointer<T>, _ im: UnsafeMutablePointer<T>, _ stride: Int, isForward: Bool) {
        var (a, b) = ([T](repeating: 0, count: count), [T](repeating: 0, count: count))
        for index in 0..<count { (a[index], b[index]) = (re[index * stride], im[index * stride]) }
        if count > 0, count & (count - 1) == 0 { halves(&a, &b, isForward) } else { (a, b) = parts(a, b, 1, isForward) }
        for index in 0..<count { (re[index * stride], im[index * stride]) = (a[index], b[index]) }
    }

    /// Powers of two, by butterflies of growing size.
    private func halves(_ a: inout [T], _ b: inout [T], _ isForward: Bool) {
        var target = 0
        for index in 0..<count {
            if index < target {
                a.swapAt(index, target)
                b.swapAt(index, target)
            }
            var bit = count >> 1
            while bit > 0, target & bit != 0 {
                target ^= bit
                bit >>= 1
            }
            target |= bit
        }
        var half = 1
        while half < count {
            let step = count / (2 * half)
            for start in Swift.stride(from: 0, to: count, by: 2 * half) {
                for index in 0..<half {
                    let (wr, wi) = (real[index * step], isForward ? imaginary[index * step] : -imaginary[index * step])
                    let (low, high) = (start + index, start + index + half)
                    let (tr, ti) = (a[high] * wr - b[high] * wi, a[high] * wi + b[high] * wr)
                    (a[high], b[high]) = (a[low] - tr, b[low] - ti)
                    (a[low], b[low]) = (a[low] + tr, b[low] + ti)
                }
            }
            half *= 2
        }
    }

    /// Other counts, by their factors. `step` is `count` divided by the number of elements.
    private func parts(_ a: [T], _ b: [T], _ step: Int, _ isForward: Bool) -> ([T], [T]) {
        let size = a.count
        guard size > 1 else { return (a, b) }
        let factor = (2...size).first { size % $0 == 0 && ($0 * $0 <= size || $0 == size) } ?? size
        let length = size / factor
        let inner = (0..<factor).map { part in
            parts((0..<length).map { a[$0 * factor + part] }, (0..<length).map { b[$0 * factor + part] }, step * factor, isForward)
        }
        var result = ([T](repeating: 0, count: size), [T](repeating: 0, count: size))
        for index in 0..<size {
            var (sr, si): (T, T) = (0, 0)
            for part in 0..<factor {
                let turn = part * index % size * step
                let (wr, wi) = (real[turn], isForward ? imaginary[turn] : -imaginary[turn])
                let (xr, xi) = (inner[part].0[index % length], inner[part].1[index % length])
                sr += xr * wr - xi * wi
                si += xr * wi + xi * wr
            }
            (result.0[index], result.1[index]) = (sr, si)
        }
        return result
    }

    // MARK: Real numbers

    /// The transform of 2 · `count` real numbers, even ones in `re` and odd ones in `im`: twice the mathematical one, with the last in `im[0]`.
    ///
    /// - Parameter twice: The transform of 2 · `count` elements.
    func real(_ re: UnsafeMutablePointer<T>, _ im: UnsafeMutablePointer<T>, _ stride: Int, isForward: Bool, _ twice: Fourier<T>) {
        guard count > 0 else { return }
        if isForward {
            transform(re, im, stride, isForward: true)
            let (first, second) = (re[0], im[0])
            (re[0], im[0]) = (2 * (first + second), 2 * (first - second))
        } else {
            let (first, last) = (re[0], im[0])
            (re[0], im[0]) = (first + last, first - last)
        }
        for low in 1..<(count / 2 + 1) where low < count {
            let high = count - low
            let (l, h) = (low * stride, high * stride)
            let (evenR, evenI) = (re[l] + re[h], im[l] - im[h])
            let (oddR, oddI) = (im[l] + im[h], re[h] - re[l])
            let (wr, wi) = (twice.real[low], isForward ? twice.imaginary[low] : -twice.imaginary[low])
            if isForward {
                let (tr, ti) = (oddR * wr - oddI * wi, oddR * wi + oddI * wr)
                (re[l], im[l]) = (evenR + tr, evenI + ti)
                (re[h], im[h]) = (evenR - tr, ti - evenI)
            } else {
                // The even numbers' transform, and i times the odd ones'.
                let (dr, di) = (re[l] - re[h], im[l] + im[h])
                let (tr, ti) = (dr * wr - di * wi, dr * wi + di * wr)
                (re[l], im[l]) = (evenR - ti, evenI + tr)
                (re[h], im[h]) = (evenR + ti, tr - evenI)
            }
        }
        if !isForward { transform(re, im, stride, isForward: false) }
    }
}
