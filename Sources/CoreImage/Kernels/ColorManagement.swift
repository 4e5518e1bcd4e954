/// Whether images are drawn in linear light, as all contexts do but those whose working space is null: these take the pixels as they are.
enum ColorManagement {
    @TaskLocal static var isOn = true

    /// A colour in linear light as one of pixels that are taken as they are.
    static func encoded(_ pixel: Pixel) -> Pixel {
        guard pixel.w > 0 else { return pixel }
        let plain = pixel / pixel.w
        return Pixel(Transfer.encoded(plain.x), Transfer.encoded(plain.y), Transfer.encoded(plain.z), 1) * pixel.w
    }
}
