import DamageSupport
import DeviceProtocol
import Foundation
import Testing

/// Messages between a device and a process: damaged ones are refused or read as another message.
struct MessageTests {
    private let encoder: JSONEncoder

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
    }

    @Test func everyMessageComesBackTheSame() throws {
        for message in SampleMessages.toProcess + SystemMessages.toProcess {
            #expect(try JSONDecoder().decode(DeviceMessage.self, from: encoder.encode(message)) == message)
        }
        for message in SampleMessages.toDevice + SystemMessages.toDevice {
            #expect(try JSONDecoder().decode(ProcessMessage.self, from: encoder.encode(message)) == message)
        }
    }

    @Test func damagedMessagesAreRefusedOrRead() throws {
        try survives(SampleMessages.toProcess + SystemMessages.toProcess)
        try survives(SampleMessages.toDevice + SystemMessages.toDevice)
    }

    private func survives<Message: Codable & Equatable>(_ messages: [Message]) throws {
        var damage = Damage(alphabet: "{}[]\",:0.-eE\\u")
        var accepted = 0, refused = 0
        for message in messages {
            let json = try encoder.encode(message)
            for end in stride(from: 0, to: json.count, by: max(json.count / 40, 1)) {
                #expect(throws: DecodingError.self) { try JSONDecoder().decode(Message.self, from: json.prefix(end)) }
            }
            for _ in 0..<200 {
                guard let message = try? JSONDecoder().decode(Message.self, from: Data(damage.apply(to: Array(json)))) else {
                    refused += 1
                    continue
                }
                // What was read can be passed on.
                #expect(try JSONDecoder().decode(Message.self, from: encoder.encode(message)) == message)
                accepted += 1
            }
        }
        #expect(accepted > 0)
        #expect(refused > 0)
    }

    @Test(arguments: ["[]", "[1,2,3]", "[0,0,1,1,1]", "[0,0,1e400,5]", "[0,0,null,5]"])
    func anElementHasAPlace(frame: String) throws {
        let json = String(decoding: try encoder.encode(SampleMessages.elements), as: UTF8.self)
        let changed = json.replacingOccurrences(of: "[10,20,30.5,44]", with: frame)
        #expect(changed != json)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ElementNode.self, from: Data(changed.utf8)) }
    }

    @Test func treesAreOnlySoDeep() throws {
        let deep = String(repeating: "{\"children\":[", count: 5_000) + String(repeating: "]}", count: 5_000)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ElementNode.self, from: Data(deep.utf8)) }
    }
}
