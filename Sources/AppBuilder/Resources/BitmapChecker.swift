import CImageCodecs
import FileFormats
import Foundation

/// Tells damaged pictures while the app is built: in the running app they would be pictures that do not exist.
enum BitmapChecker {
    /// - Throws: `BuildFailure` for a file that cannot be decoded.
    static func check(_ file: URL) throws {
        let data = try ProjectFile.data(file, limit: RegularFile.pictureLimit)
        guard !data.isEmpty else { throw failure("it is empty", file) }
        try PictureSize.check(data, at: file)
        guard let decode = decoder(of: data) else { throw failure("it is neither PNG nor JPEG, GIF or WebP", file) }
        var image = QCImage()
        var message = [CChar](repeating: 0, count: 256)
        let status = data.withUnsafeBytes {
            decode($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &image, &message, message.count)
        }
        free(image.pixels)
        free(image.delays)
        guard status == 0 else { throw failure(message.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, file) }
    }

    private typealias Decoder = (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<QCImage>?, UnsafeMutablePointer<CChar>?, Int) -> Int32

    /// By the file's first bytes, as at run time: its name may be wrong.
    private static func decoder(of data: Data) -> Decoder? {
        if data.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return qc_decode_png }
        if data.starts(with: [0xff, 0xd8]) { return qc_decode_jpeg }
        if data.starts(with: Data("GIF8".utf8)) { return qc_decode_gif }
        if data.starts(with: Data("RIFF".utf8)), data.dropFirst(8).starts(with: Data("WEBP".utf8)) { return qc_decode_webp }
        return nil
    }

    private static func failure(_ reason: String, _ file: URL) -> BuildFailure {
        BuildFailure("the picture is damaged: \(reason)", at: file, nextStep: "Export it again, or restore the file from version control.")
    }
}
