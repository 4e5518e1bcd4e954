import Testing
import simd

struct MatrixTests {
    @Test func theInverseOfAMatrixUndoesIt() {
        let matrix = simd_float4x4(SIMD4(2, 0, 1, 0), SIMD4(0, 3, 0, 0), SIMD4(1, 0, 4, 0), SIMD4(5, 6, 7, 1))
        #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_float4x4, 1e-5))
        #expect(simd_almost_equal_elements(matrix.inverse * matrix, matrix_identity_float4x4, 1e-5))
        #expect(abs(matrix.determinant - 21) < 1e-4)
        let small = simd_double3x3(SIMD3(1, 2, 3), SIMD3(0, 1, 4), SIMD3(5, 6, 0))
        #expect(abs(small.determinant - 1) < 1e-12)
        #expect(simd_almost_equal_elements(small * small.inverse, matrix_identity_double3x3, 1e-12))
        let least = simd_float2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(least.determinant == -2)
        #expect(simd_almost_equal_elements(least * least.inverse, matrix_identity_float2x2, 1e-6))
    }

    @Test func theInverseOfAFullMatrixUndoesIt() {
        let matrix = simd_double4x4(SIMD4(1, 2, 3, 4), SIMD4(2, -1, 0, 5), SIMD4(7, 3, 2, 1), SIMD4(0, 4, -3, 2))
        #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_double4x4, 1e-12))
    }

    @Test func matricesMultiplyColumns() {
        let matrix = simd_float2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(matrix * SIMD2(1, 1) == SIMD2(4, 6))
        #expect(SIMD2(1, 1) * matrix == SIMD2(3, 7))
        #expect(matrix[1, 0] == 3)
        #expect(simd_float2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)]) == matrix.transpose)
    }
}

struct QuaternionTests {
    @Test func aQuarterTurnAboutZTakesXToY() {
        let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(simd_distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-6)
        #expect(simd_distance((simd_float4x4(turn) * SIMD4(1, 0, 0, 1)), SIMD4(0, 1, 0, 1)) < 1e-6)
        #expect(abs(turn.angle - .pi / 2) < 1e-6)
    }

    @Test func aMatrixGivesItsRotation() {
        let axes: [SIMD3<Float>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3<Float>(1, -2, 3))]
        for axis in axes {
            for angle in [Float(0.3), 2, 3.1] {
                let turn = simd_quatf(angle: angle, axis: axis)
                let found = simd_quatf(simd_float3x3(turn))
                #expect(abs(abs(simd_dot(found, turn)) - 1) < 1e-5)
            }
        }
    }

    @Test func betweenTwoRotationsTheSpeedIsConstant() {
        let end = simd_quatf(angle: 1.2, axis: SIMD3(0, 1, 0))
        let middle = simd_slerp(simd_quatf(real: 1, imag: SIMD3()), end, 0.25)
        #expect(abs(middle.angle - 0.3) < 1e-5)
        #expect(abs(simd_slerp(end, -end, 0.5).angle.remainder(dividingBy: 2 * .pi)) < 1.3)
    }

    @Test func theRotationBetweenOppositeDirectionsIsHalfATurn() {
        let turn = simd_quatd(from: SIMD3(0, 1, 0), to: SIMD3(0, -1, 0))
        #expect(simd_distance(turn.act(SIMD3(0, 1, 0)), SIMD3(0, -1, 0)) < 1e-9)
    }
}

struct VectorFunctionTests {
    @Test func vectorsHaveTheirFunctions() {
        #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(length(SIMD2<Double>(3, 4)) == 5)
        #expect(mix(SIMD3<Float>(0, 0, 0), SIMD3(2, 4, 6), t: 0.5) == SIMD3(1, 2, 3))
        #expect(clamp(SIMD2<Float>(-1, 5), min: 0, max: 1) == SIMD2(0, 1))
        #expect(simd_sign(SIMD3<Float>(-2, 0, 7)) == SIMD3(-1, 0, 1))
        #expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
        #expect(simd_project(SIMD2<Float>(2, 3), SIMD2(1, 0)) == SIMD2(2, 0))
        #expect(smoothstep(SIMD2<Float>(0.5, 2), edge0: SIMD2(0, 0), edge1: SIMD2(1, 1)) == SIMD2(0.5, 1))
        #expect(abs(SIMD2<Float>(-1, 2)) == SIMD2(1, 2))
    }
}
