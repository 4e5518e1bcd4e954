import Accelerate
import Testing

@Suite struct AccelerateTests {
    /// Real and imaginary parts by the definition.
    private static func definition(_ real: [Double], _ imaginary: [Double]) -> (real: [Double], imaginary: [Double]) {
        let count = real.count
        var result = ([Double](), [Double]())
        for k in 0..<count {
            var (a, b) = (0.0, 0.0)
            for n in 0..<count {
                let turn = -2 * Double.pi * Double(k * n) / Double(count)
                a += real[n] * cos(turn) - imaginary[n] * sin(turn)
                b += real[n] * sin(turn) + imaginary[n] * cos(turn)
            }
            result.0.append(a)
            result.1.append(b)
        }
        return result
    }

    private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(b)) }

    @Test func vectors() {
        #expect(vDSP.add([1.0, 2], [3, 4]) == [4, 6])
        #expect(vDSP.multiply(2, [1, 2] as [Float]) == [2, 4])
        #expect(vDSP.mean([1.0, 2, 3]) == 2)
        #expect(vDSP.rootMeanSquare([3.0, 4]) == 12.5.squareRoot())
        #expect(vDSP.maximum([1.0, 9, 3]) == 9)
        #expect(vDSP.indexOfMaximum([1.0, 9, 3]) == (1, 9))
        #expect(vDSP.clip([-2.0, 0.5, 7], to: 0...1) == [0, 0.5, 1])
        #expect(vDSP.convolve([1.0, 2, 3, 4], withKernel: [1.0, 1]) == [3, 5, 7])
        #expect(vDSP.ramp(in: 0.0...1.0, count: 3) == [0, 0.5, 1])
        #expect(vForce.sqrt([4.0, 9]) == [2, 3])
        var bytes = [UInt8](repeating: 0, count: 3)
        vDSP.convertElements(of: [-4, 2.6, 900] as [Float], to: &bytes, rounding: .towardNearestInteger)
        #expect(bytes == [0, 3, 255])
    }

    @Test func subtractionsAndDivisionsTakeTheSecondVectorFirst() {
        var result = [Float](repeating: 0, count: 2)
        vDSP_vsub([1, 1], 1, [5, 7], 1, &result, 1, 2)
        #expect(result == [4, 6])
        vDSP_vdiv([2, 4], 1, [8, 8], 1, &result, 1, 2)
        #expect(result == [4, 2])
        var strided = [Float](repeating: 0, count: 4)
        vDSP_vsmul([1, 2, 3, 4], 2, [10], &strided, 2, 2)
        #expect(strided == [10, 0, 30, 0])
    }

    @Test func realTransformsArePacked() throws {
        let numbers = (0..<16).map { Double($0 * $0 % 7) - 2.5 }
        let wanted = Self.definition(numbers, [Double](repeating: 0, count: 16))
        let setup = try #require(vDSP_create_fftsetupD(4, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        var (real, imaginary) = ((0..<8).map { numbers[2 * $0] }, (0..<8).map { numbers[2 * $0 + 1] })
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var split = DSPDoubleSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                vDSP_fft_zripD(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
                #expect(Self.isNear(real[0], 2 * wanted.real[0]))
                #expect(Self.isNear(imaginary[0], 2 * wanted.real[8]))
                for k in 1..<8 {
                    #expect(Self.isNear(real[k], 2 * wanted.real[k]))
                    #expect(Self.isNear(imaginary[k], 2 * wanted.imaginary[k]))
                }
                vDSP_fft_zripD(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
                for k in 0..<8 { #expect(Self.isNear(real[k] / 32, numbers[2 * k])) }
            }
        }
    }

    @Test(arguments: [1, 2, 5, 12, 15]) func transformsOfAnyLength(_ count: Int) throws {
        let (a, b) = ((0..<count).map { Double($0 * 5 % 11) }, (0..<count).map { Double($0 * 3 % 7) - 1 })
        let wanted = Self.definition(a, b)
        let setup = try #require(vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), .FORWARD))
        defer { vDSP_DFT_DestroySetupD(setup) }
        var (real, imaginary) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
        vDSP_DFT_ExecuteD(setup, a, b, &real, &imaginary)
        for k in 0..<count {
            #expect(Self.isNear(real[k], wanted.real[k]))
            #expect(Self.isNear(imaginary[k], wanted.imaginary[k]))
        }
    }

    @Test func matrices() {
        var result = [Float](repeating: 0, count: 4)
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, [1, 2, 3, 4], 2, [5, 6, 7, 8], 2, 0, &result, 2)
        #expect(result == [19, 22, 43, 50])
        cblas_sgemm(CblasColMajor, CblasTrans, CblasNoTrans, 2, 2, 2, 1, [1, 2, 3, 4], 2, [5, 6, 7, 8], 2, 0, &result, 2)
        #expect(result == [17, 39, 23, 53])
        #expect(cblas_ddot(2, [1, 2], 1, [3, 4], 1) == 11)
    }

    // MARK: Images

    /// An image of two by one pixels: red, and blue at half its strength.
    private static func image() throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        return try #require(context.makeImage())
    }

    private static func bytes(_ buffer: vImage_Buffer) -> [UInt8] {
        (0..<Int(buffer.height)).flatMap { row in
            Array(UnsafeRawBufferPointer(start: buffer.data + row * buffer.rowBytes, count: Int(buffer.width) * 4))
        }
    }

    @Test func buffersHoldImages() throws {
        let buffer = try vImage_Buffer(cgImage: Self.image())
        defer { buffer.free() }
        #expect(Self.bytes(buffer).prefix(4) == [255, 255, 0, 0])
        #expect(Self.bytes(buffer).suffix(4).dropFirst() == [0, 0, 255])
        let format = try #require(
            vImage_CGImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)))
        #expect(try buffer.createCGImage(format: format).width == 2)
        var small = buffer
        small.width = 0
        #expect(throws: vImage.Error.self) { try small.createCGImage(format: format) }
    }

    @Test func imagesAreBlurredTurnedAndMultiplied() throws {
        var source = try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 32),
            target = try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 32)
        defer {
            source.free()
            target.free()
        }
        memset(source.data, 0, source.rowBytes * 3)
        (source.data + source.rowBytes + 4).storeBytes(of: 0xFFFF_FFFF, as: UInt32.self)
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend)) == kvImageNoError)
        #expect(Self.bytes(target).allSatisfy { abs(Int($0) - 28) <= 1 })
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, 0) == kvImageInvalidKernelSize)
        source.data.storeBytes(of: 0x0403_0201, as: UInt32.self)
        #expect(vImageRotate90_ARGB8888(&source, &target, UInt8(kRotate90DegreesClockwise), [0, 0, 0, 0], 0) == kvImageNoError)
        #expect(Array(Self.bytes(target)[8..<12]) == [1, 2, 3, 4])
        #expect(vImagePermuteChannels_ARGB8888(&source, &target, [3, 2, 1, 0], 0) == kvImageNoError)
        #expect(Array(Self.bytes(target)[0..<4]) == [4, 3, 2, 1])
        let half: [Int16] = (0..<16).map { $0 % 5 == 0 ? 128 : 0 }
        #expect(vImageMatrixMultiply_ARGB8888(&source, &target, half, 256, nil, nil, 0) == kvImageNoError)
        #expect(Self.bytes(target)[16] == 127)
        #expect(vImageScale_ARGB8888(&source, &target, nil, 0) == kvImageNoError)
        #expect(Self.bytes(target)[16] > 250)
    }
}
