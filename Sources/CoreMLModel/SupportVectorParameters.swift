/// The messages `SupportVectorRegressor` and `SupportVectorClassifier` of Core ML's format.
package struct SupportVectorParameters: Sendable {
    package enum Kernel: Sendable, Equatable {
        case linear
        case radial(gamma: Double)
        case polynomial(degree: Int, constant: Double, gamma: Double)
        case sigmoid(gamma: Double, constant: Double)
    }

    package enum Vector: Sendable, Equatable {
        case dense([Double])
        /// Values by index; indices begin with 1. Others are 0.
        case sparse([(index: Int, value: Double)])

        package static func == (left: Vector, right: Vector) -> Bool {
            switch (left, right) {
            case (.dense(let left), .dense(let right)): left == right
            case (.sparse(let left), .sparse(let right)): left.elementsEqual(right) { $0 == $1 }
            default: false
            }
        }
    }

    package var kernel = Kernel.linear
    package var vectors: [Vector] = []
    /// The coefficients of the vectors: one list of a regressor, one less than classes of a classifier.
    package var coefficients: [[Double]] = []
    package var rho: [Double] = []
    // Of classifiers alone.
    /// The number of vectors of each class, in the order of the classes.
    package var vectorsPerClass: [Int] = []
    package var probabilityA: [Double] = []
    package var probabilityB: [Double] = []
    package var labels: ClassLabels?

    /// - Throws: `ModelFormatError` for bytes that are no such message.
    init(_ bytes: ArraySlice<UInt8>, isClassifier: Bool) throws {
        var reader = WireReader(bytes)
        while let field = try reader.next() {
            // A classifier has a field more, before the vectors.
            switch isClassifier || field.number == 1 ? field.number : field.number + 1 {
            case 1: kernel = try KernelParameters(field.message).kernel
            case 2:
                var numbers: [Int64] = []
                try field.append(to: &numbers)
                vectorsPerClass += try numbers.map { number in
                    guard (0..<1 << 31).contains(number) else { throw ModelFormatError("has a class with too many vectors") }
                    return Int(number)
                }
            case 3: vectors = try SparseVectors(field.message).vectors
            case 4: vectors = try DenseVectors(field.message).vectors
            case 5: coefficients.append(try DoubleVector(field.message).elements)
            case 6: try field.append(to: &rho)
            case 7: try field.append(to: &probabilityA)
            case 8: try field.append(to: &probabilityB)
            case 100: labels = try .strings(in: field.message)
            case 101: labels = try .integers(in: field.message)
            default: break
            }
        }
    }

    private struct KernelParameters: WireMessage {
        var kernel = Kernel.linear

        mutating func read(_ field: WireReader.Field) throws {
            switch field.number {
            case 1: kernel = .linear
            case 2: kernel = .radial(gamma: try Numbers(field.message)[1])
            case 3:
                let numbers = try Numbers(field.message)
                kernel = .polynomial(degree: numbers.degree, constant: numbers[2], gamma: numbers[3])
            case 4:
                let numbers = try Numbers(field.message)
                kernel = .sigmoid(gamma: numbers[1], constant: numbers[2])
            default: break
            }
        }
    }

    /// The numbers of a kernel, by field.
    private struct Numbers: WireMessage {
        private var values: [Int: Double] = [:]
        var degree = 0

        subscript(field: Int) -> Double { values[field] ?? 0 }

        mutating func read(_ field: WireReader.Field) throws {
            switch field.value {
            case .fixed64(let bits): values[field.number] = Double(bitPattern: bits)
            case .varint(let number): degree = Int(Int32(truncatingIfNeeded: number))
            default: throw ModelFormatError("has a value of the wrong type in a kernel")
            }
        }
    }

    private struct DenseVectors: WireMessage {
        var vectors: [Vector] = []

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { vectors.append(.dense(try DoubleVector(field.message).elements)) }
        }
    }

    private struct SparseVectors: WireMessage {
        var vectors: [Vector] = []

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { vectors.append(.sparse(try SparseVector(field.message).nodes)) }
        }
    }

    private struct SparseVector: WireMessage {
        var nodes: [(index: Int, value: Double)] = []

        mutating func read(_ field: WireReader.Field) throws {
            guard field.number == 1 else { return }
            let node = try SparseNode(field.message)
            nodes.append((node.index, node.value))
        }
    }

    private struct SparseNode: WireMessage {
        var index = 0
        var value = 0.0

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { index = try field.index }
            if field.number == 2 { value = try field.double }
        }
    }
}
