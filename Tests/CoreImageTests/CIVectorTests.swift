import Testing

@testable import CoreImage

struct CIVectorTests {
    @Test func vectorsAreTheirNumbers() {
        let vector = CIVector(x: 1, y: 2, z: 3, w: 4)
        #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(vector.count == 4)
        #expect(vector.value(at: 9) == 0)
        #expect(vector == CIVector(string: "[1 2 3 4]"))
        #expect(vector != CIVector(x: 1))
    }
}
