import Foundation
import Testing

@testable import AppBuilder

/// Which apps are linked with Foundation's networking although they name nothing of it.
struct LinkerTests {
    @Test(arguments: [
        "$s20FoundationEssentials3URLV06QuinceA0E5linesACE17AsyncLineSequence",
        "$s20FoundationEssentials3URLV06QuinceA0E13resourceBytesAcDE05AsyncF0Vvg",
        "$s6WebKit9WKWebViewCMa",
    ]) func whatLoadsAddressesNeedsNetworking(symbol: String) {
        #expect(Linker.needsNetworking(Data("\0\(symbol)\0".utf8)))
    }

    @Test func otherAppsDoNot() { #expect(!Linker.needsNetworking(Data("\0$s5UIKit6UIViewCMa\0".utf8))) }
}
