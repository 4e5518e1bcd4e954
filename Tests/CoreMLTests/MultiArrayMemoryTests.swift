import Testing

@testable import CoreML

struct MultiArrayMemoryTests {
    @Test func theNumbersLieInMemoryInTheirType() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
        let pointer = array.dataPointer.assumingMemoryBound(to: Float.self)
        for index in 0..<6 { pointer[index] = Float(index) / 2 }
        #expect(array[[1, 2]].doubleValue == 2.5)
        array[0] = 7
        #expect(pointer[0] == 7)
        #expect(array.values == [7, 0.5, 1, 1.5, 2, 2.5])
        #expect(array.withUnsafeBytes { $0.count } == 24)
    }

    @Test func integersAndHalvesAreKeptInTheirPrecision() throws {
        let integers = try MLMultiArray(shape: [2], dataType: .int32)
        integers[1] = 3.9
        #expect(integers.dataPointer.assumingMemoryBound(to: Int32.self)[1] == 3)
        let halves = try MLMultiArray(shape: [1], dataType: .float16)
        halves[0] = 0.5
        #expect(halves.dataPointer.assumingMemoryBound(to: Float16.self)[0] == 0.5)
    }

    @Test func memoryOfTheAppIsUsedInItsStrides() throws {
        let memory = UnsafeMutablePointer<Double>.allocate(capacity: 8)
        for index in 0..<8 { memory[index] = Double(index) }
        nonisolated(unsafe) var isFreed = false
        var array: MLMultiArray? = try MLMultiArray(dataPointer: memory, shape: [2, 3], dataType: .double, strides: [4, 1]) {
            $0.deallocate()
            isFreed = true
        }
        #expect(array?.values == [0, 1, 2, 4, 5, 6])
        #expect(array?[[1, 0]] == 4)
        #expect(array?[4] == 5)
        array = nil
        #expect(isFreed)
    }
}
