import Testing

@testable import Simulator

struct ProcessImagesTests {
    private let images = ProcessImages(
        maps: """
            55d0c0000000-55d0c0001000 r--p 00000000 08:01 11                         /apps/My App.app/My App
            55d0c0001000-55d0c0003000 r-xp 00001000 08:01 11                         /apps/My App.app/My App
            7f0000000000-7f0000002000 r--p 00000000 08:01 12                         /lib/libA.so
            7f0000002000-7f0000005000 r-xp 00002000 08:01 12                         /lib/libA.so
            7f0000005000-7f0000006000 rw-p 00000000 00:00 0 
            7f0000006000-7f0000007000 r-xp 00000000 00:00 0                          [vdso]
            nonsense
            7f0000009000-7f0000008000 r-xp 00000000 08:01 13 /lib/backwards.so
            """)

    @Test func codeLiesInItsFile() {
        #expect(images.place(of: 0x55d0_c000_1234)?.file == "/apps/My App.app/My App")
        #expect(images.place(of: 0x55d0_c000_1234)?.address == 0x1234)
        #expect(images.place(of: 0x7f00_0000_2000)?.file == "/lib/libA.so")
        #expect(images.place(of: 0x7f00_0000_4fff)?.address == 0x4fff)
    }

    @Test func otherMemoryLiesInNone() {
        for address: UInt64 in [0, 0x55d0_c000_0500, 0x7f00_0000_5000, 0x7f00_0000_6100, 0x7f00_0000_8800, .max] {
            #expect(images.place(of: address) == nil)
        }
        #expect(ProcessImages(maps: "").place(of: 1) == nil)
    }
}
