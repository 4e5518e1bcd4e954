import GLKit
import Testing

struct GLKitTests {
    @Test func matricesTransformVectors() {
        let matrix = GLKMatrix4Translate(GLKMatrix4MakeScale(2, 2, 2), 1, 0, 0)
        let point = GLKMatrix4MultiplyVector3WithTranslation(matrix, GLKVector3Make(1, 1, 1))
        #expect(GLKVector3AllEqualToVector3(point, GLKVector3Make(4, 2, 2)))
        var exists = false
        let back = GLKMatrix4MultiplyVector3WithTranslation(GLKMatrix4Invert(matrix, &exists), point)
        #expect(exists)
        #expect(GLKVector3Distance(back, GLKVector3Make(1, 1, 1)) < 1e-6)
        #expect(matrix.m.12 == 2)
        #expect(matrix.m30 == 2)
    }

    @Test func quaternionsRotate() {
        let turn = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
        #expect(GLKVector3Distance(GLKQuaternionRotateVector3(turn, GLKVector3Make(1, 0, 0)), GLKVector3Make(0, 1, 0)) < 1e-6)
        #expect(abs(GLKMathDegreesToRadians(180) - .pi) < 1e-6)
    }

    @Test func camerasLookAtTheirTarget() {
        let view = GLKMatrix4MakeLookAt(0, 0, 5, 0, 0, 0, 0, 1, 0)
        #expect(
            GLKVector3Distance(GLKMatrix4MultiplyVector3WithTranslation(view, GLKVector3Make(0, 0, 0)), GLKVector3Make(0, 0, -5)) < 1e-6)
    }
}
