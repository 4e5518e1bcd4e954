import Dispatch

public let kCGImageAnimationStartIndex: CFString = "StartIndex"
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// The results of functions that animate.
///
/// Source: Apple's documentation of `CGImageAnimationStatus`.
public enum CGImageAnimationStatus: Int32, Sendable {
    case parameterError = -22140
    case corruptInputImage = -22141
    case unsupportedFormat = -22142
    case incompleteInputImage = -22143
    case allocationFailure = -22144
}

/// Called with each frame: its number and picture, and where to say that no more are wanted.
public typealias CGImageSourceAnimationBlock = (_ index: Int, _ image: CGImage, _ stop: UnsafeMutablePointer<Bool>) -> Void

/// Calls back with the frames of an animation, each at its time, on the main queue.
///
/// - Returns: 0, or a `CGImageAnimationStatus`.
@discardableResult public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus { animate(CGImageSourceCreateWithData(data, nil), options, block) }

/// Calls back with the frames of a file's animation, each at its time, on the main queue.
///
/// - Returns: 0, or a `CGImageAnimationStatus`.
@discardableResult public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus { animate(CGImageSourceCreateWithURL(url, nil), options, block) }

private func animate(_ source: CGImageSource?, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    guard let source else { return CGImageAnimationStatus.parameterError.rawValue }
    guard source.type != nil else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
    guard let contents = source.contents, !contents.frames.isEmpty else { return CGImageAnimationStatus.corruptInputImage.rawValue }
    let loops = options?[kCGImageAnimationLoopCount].flatMap(Thumbnail.number) ?? contents.loopCount
    let delay = (options?[kCGImageAnimationDelayTime] as? NSNumber)?.doubleValue ?? options?[kCGImageAnimationDelayTime] as? Double
    let start = options?[kCGImageAnimationStartIndex].flatMap(Thumbnail.number) ?? 0
    let animation = ImageAnimation(contents.frames, loops: loops, delay: delay, start: start, block)
    DispatchQueue.main.async { animation.showNext() }
    return 0
}

/// One animation that runs until its block stops it, or its loops are over.
private final class ImageAnimation: @unchecked Sendable {
    private let frames: [ImageDecoder.Frame]
    private let delay: Double?
    private let block: CGImageSourceAnimationBlock
    /// The frames that are left; nil for ever.
    private var remaining: Int?
    private var index: Int

    init(_ frames: [ImageDecoder.Frame], loops: Int, delay: Double?, start: Int, _ block: @escaping CGImageSourceAnimationBlock) {
        (self.frames, self.delay, self.block) = (frames, delay, block)
        index = frames.indices.contains(start) ? start : 0
        remaining = loops > 0 && loops != .max ? frames.count.multipliedReportingOverflow(by: loops).partialValue : nil
        if frames.count == 1 { remaining = 1 }
    }

    func showNext() {
        let frame = frames[index]
        var stop = false
        block(index, frame.image, &stop)
        if let count = remaining { remaining = count - 1 }
        guard !stop, remaining != 0 else { return }
        index = (index + 1) % frames.count
        DispatchQueue.main.asyncAfter(deadline: .now() + max(delay ?? frame.delay, 0.01)) { self.showNext() }
    }
}
