import AudioToolbox
import QuinceFoundation

/// An MPEG-4 file of silence in advanced audio coding.
///
/// Source: ISO/IEC 14496-12 and 14496-14.
struct MPEG4Silence {
    private let rate: Int
    private let channels: Int
    private let frames: Int
    private let silence: AACSilence
    private var packets: Int { (frames + AACSilence.packetFrames - 1) / AACSilence.packetFrames }

    /// - Parameters:
    ///   - rate: Frames per second.
    ///   - channels: 1 or 2; nil is returned for others.
    init?(rate: Int, channels: Int, frames: Int) {
        guard let silence = AACSilence(rate: rate, channels: channels), frames >= 0, frames < 1 << 31 else { return nil }
        (self.rate, self.channels, self.frames, self.silence) = (rate, channels, frames, silence)
    }

    /// The file.
    var data: Data {
        var file = ByteWriter()
        file.box("ftyp") {
            $0.code("M4A ")
            $0.big(0, 4)
            for brand in ["M4A ", "mp42", "isom"] { $0.code(brand) }
        }
        // The place of the packets counts from the file's beginning; it does not change the movie's size.
        var movie = ByteWriter()
        add(&movie, offset: 0)
        let offset = file.data.count + movie.data.count + 8
        add(&file, offset: offset)
        file.box("mdat") { box in for _ in 0..<packets { box.bytes([UInt8](silence.packet)) } }
        return file.data
    }

    private func add(_ writer: inout ByteWriter, offset: Int) {
        writer.box("moov") { movie in
            movie.box("mvhd") { box in
                box.big(0, 12)
                box.big(rate, 4)
                box.big(frames, 4)
                box.big(0x10000, 4)
                box.big(0x100, 2)
                box.big(0, 10)
                Self.addMatrix(&box)
                box.big(0, 24)
                box.big(2, 4)
            }
            movie.box("trak") { track in
                track.box("tkhd") { box in
                    box.big(7, 4)
                    box.big(0, 8)
                    box.big(1, 4)
                    box.big(0, 4)
                    box.big(frames, 4)
                    box.big(0, 12)
                    box.big(0x100, 2)
                    box.big(0, 2)
                    Self.addMatrix(&box)
                    box.big(0, 8)
                }
                // The last packet is longer than the recording.
                track.box("edts") {
                    $0.box("elst") { box in
                        box.big(0, 4)
                        box.big(1, 4)
                        box.big(frames, 4)
                        box.big(0, 4)
                        box.big(0x10000, 4)
                    }
                }
                track.box("mdia") { addMedia(&$0, offset: offset) }
            }
        }
    }

    private static func addMatrix(_ box: inout ByteWriter) {
        for value in [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000] { box.big(value, 4) }
    }

    private func addMedia(_ media: inout ByteWriter, offset: Int) {
        media.box("mdhd") { box in
            box.big(0, 12)
            box.big(rate, 4)
            box.big(packets * AACSilence.packetFrames, 4)
            box.big(0x55C4, 2)  // no language
            box.big(0, 2)
        }
        media.box("hdlr") { box in
            box.big(0, 8)
            box.code("soun")
            box.big(0, 13)
        }
        media.box("minf") { information in
            information.box("smhd") { $0.big(0, 8) }
            information.box("dinf") {
                $0.box("dref") { box in
                    box.big(0, 4)
                    box.big(1, 4)
                    box.box("url ") { $0.big(1, 4) }
                }
            }
            information.box("stbl") { addTable(&$0, offset: offset) }
        }
    }

    private func addTable(_ table: inout ByteWriter, offset: Int) {
        let hasPackets = packets > 0 ? 1 : 0
        table.box("stsd") { box in
            box.big(0, 4)
            box.big(1, 4)
            box.box("mp4a") { entry in
                entry.big(0, 6)
                entry.big(1, 2)
                entry.big(0, 8)
                entry.big(channels, 2)
                entry.big(16, 2)
                entry.big(0, 4)
                entry.big(min(rate, 0xFFFF) << 16, 4)
                entry.box("esds") { addDescriptor(&$0) }
            }
        }
        table.box("stts") { box in
            box.big(0, 4)
            box.big(hasPackets, 4)
            if packets > 0 {
                box.big(packets, 4)
                box.big(AACSilence.packetFrames, 4)
            }
        }
        table.box("stsc") { box in
            box.big(0, 4)
            box.big(hasPackets, 4)
            if packets > 0 { for value in [1, packets, 1] { box.big(value, 4) } }
        }
        table.box("stsz") { box in
            box.big(0, 4)
            box.big(silence.packet.count, 4)
            box.big(packets, 4)
        }
        table.box("stco") { box in
            box.big(0, 4)
            box.big(hasPackets, 4)
            if packets > 0 { box.big(offset, 4) }
        }
    }

    private func addDescriptor(_ box: inout ByteWriter) {
        let count = silence.configuration.count
        box.big(0, 4)
        box.big(3, 1)
        box.big(3 + 2 + 13 + 2 + count + 3, 1)
        box.big(0, 3)
        box.big(4, 1)
        box.big(13 + 2 + count, 1)
        box.big(0x40, 1)  // MPEG-4 audio
        box.big(0x15, 1)  // sound
        box.big(0, 3)
        let bits = silence.packet.count * 8 * rate / AACSilence.packetFrames
        box.big(bits, 4)
        box.big(bits, 4)
        box.big(5, 1)
        box.big(count, 1)
        box.bytes([UInt8](silence.configuration))
        box.bytes([6, 1, 2])
    }
}
