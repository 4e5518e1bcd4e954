import ChromiumSupport
import DeviceProtocol
import Foundation
import PageEncoding
import Testing

/// What the page plays for a phone.
@Suite(.serialized) struct SoundTests {
    /// Gives the page a second of silence for each file, and notes what it plays.
    private static let script = """
        window.asked = [];
        window.played = [];
        const wave = () => {
          const view = new DataView(new ArrayBuffer(44 + 16000));
          const text = (place, word) => [...word].forEach((letter, index) => view.setUint8(place + index, letter.charCodeAt(0)));
          text(0, 'RIFF'); view.setUint32(4, 16036, true); text(8, 'WAVEfmt '); view.setUint32(16, 16, true);
          view.setUint16(20, 1, true); view.setUint16(22, 1, true); view.setUint32(24, 8000, true); view.setUint32(28, 16000, true);
          view.setUint16(32, 2, true); view.setUint16(34, 16, true); text(36, 'data'); view.setUint32(40, 16000, true);
          return view.buffer;
        };
        window.fetch = async (address, options) => {
          asked.push(`${address.split('/').slice(-2).join('/')} ${options.headers.Authorization}`);
          return new Response(new Blob([wave()], { type: 'audio/wav' }));
        };
        HTMLMediaElement.prototype.play = function () {
          played.push({ position: this.currentTime, volume: this.volume, rate: this.playbackRate, loops: this.loop, audio: this });
          return Promise.resolve();
        };
        """

    private func greeted() throws -> PageHost {
        let host = try PageHost(script: Self.script)
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        return host
    }

    private func sound(_ id: String, _ revision: Int, position: Double = 0, volume: Double = 1, loops: Int = 0) -> PageSound {
        PageSound(id: id, revision: revision, source: "sounds/7", position: position, rate: 1, volume: volume, loops: loops)
    }

    @Test func aSoundPlaysFromItsPositionAndStops() throws {
        let host = try greeted()
        defer { host.page.close() }
        try host.send(.sounds([sound("1-1", 1, position: 0.5, volume: 0.25, loops: -1)]))
        try host.page.wait(for: "played.length === 1")
        #expect(try host.page.string("asked.join()") == "sounds/7 Bearer secret")
        #expect(try host.page.number("played[0].position") >= 0.5)
        #expect(try host.page.number("played[0].volume") == 0.25)
        #expect(try host.page.evaluate("played[0].loops") as? Bool == true)
        #expect(try host.page.string("document.querySelector('.pane').dataset.sounds") == "1")
        try host.send(.sounds([]))
        #expect(try host.page.string("document.querySelector('.pane').dataset.sounds") == "0")
        #expect(try host.page.evaluate("played[0].audio.hasAttribute('src')") as? Bool == false)
    }

    @Test func aSoundGoesOnAsItIsWithoutANewRevision() throws {
        let host = try greeted()
        defer { host.page.close() }
        try host.send(.sounds([sound("1-1", 1)]))
        try host.page.wait(for: "played.length === 1")
        try host.send(.sounds([sound("1-1", 1), sound("1-2", 2, position: 0.4)]))
        try host.page.wait(for: "played.length === 2")
        #expect(try host.page.evaluate("played[0].audio !== played[1].audio") as? Bool == true)
        // The file is asked for once.
        #expect(try host.page.number("asked.length") == 1)
        try host.send(.sounds([sound("1-1", 3, position: 0.75), sound("1-2", 2)]))
        try host.page.wait(for: "played.length === 3")
        #expect(try host.page.evaluate("played[0].audio === played[2].audio") as? Bool == true)
        #expect(try host.page.number("played[2].position") >= 0.75)
    }

    @Test func aMutedPhoneIsSilent() throws {
        let host = try greeted()
        defer { host.page.close() }
        try host.send(.sounds([sound("1-1", 1)]))
        try host.page.wait(for: "played.length === 1")
        try host.page.evaluate("document.querySelector('[data-tool=mute]').click()")
        #expect(try host.page.evaluate("played[0].audio.muted") as? Bool == true)
        #expect(try host.page.string("document.querySelector('[data-tool=mute]').ariaPressed") == "true")
        try host.page.evaluate("document.querySelector('[data-tool=mute]').click()")
        #expect(try host.page.evaluate("played[0].audio.muted") as? Bool == false)
    }

    @Test func nothingPlaysWithoutAConnection() throws {
        let host = try greeted()
        defer { host.page.close() }
        try host.send(.sounds([sound("1-1", 1)]))
        try host.page.wait(for: "played.length === 1")
        try host.drop()
        #expect(try host.page.evaluate("played[0].audio.hasAttribute('src')") as? Bool == false)
    }

    @Test func anAppIsHeard() throws {
        let phones = try LivePhones("Tests/Apps/RungBell", count: 1)
        defer { phones.end() }
        try phones.wait(for: phones.element("Ring", on: 0))
        try phones.page.evaluate(
            """
            window.heard = [];
            const play = HTMLMediaElement.prototype.play;
            HTMLMediaElement.prototype.play = function () { heard.push(this); return play.call(this); };
            0
            """)
        try phones.press("Ring", on: 0)
        try phones.wait(for: "heard.length === 1 && !heard[0].paused && heard[0].currentTime > 0 && heard[0].loop")
        try phones.press("Stop", on: 0)
        try phones.wait(for: "heard[0].paused")
    }
}
