import Testing

@testable import UIKit

@MainActor @Suite struct SymbolTests {
    @Test(arguments: [
        "xmark", "heart.fill", "01.square.fill", "50.square.fill", "1.circle", "mic.slash", "text.badge.plus",
        "calendar.badge.exclamationmark",
        "chevron.up.square.fill", "person.3", "truck.box", "leaf.arrow.circlepath", "square.grid.2x2.fill", "doc.plaintext", "iphone.gen1",
        "arrowtriangle.up.fill", "minus.square.fill", "hourglass.bottomhalf.fill", "rectangle.3.offgrid.fill",
        "line.horizontal.3.decrease.circle", "arrowshape.turn.up.left", "arrowshape.turn.up.right.fill", "arrowshape.turn.up.left.2",
        "person.3.sequence.fill", "battery.75percent", "square.split.2x2", "square.split.2x2.fill", "dollarsign.arrow.circlepath",
        "eurosign.arrow.trianglehead.counterclockwise.rotate.90",
    ])
    func namesOfRealAppsHaveDrawings(_ name: String) { #expect(SymbolLibrary.shared.find(name) != nil) }

    /// What the example apps and public apps name in code and storyboards.
    @Test(arguments: [
        "01.square.fill", "1.circle", "50.square.fill", "arrow.circlepath", "arrow.swap", "arrow.up.arrow.down", "bell", "book",
        "calendar", "calendar.badge.exclamationmark", "cart", "cart.fill", "chart.bar.fill", "checkmark.circle", "checkmark.circle.fill",
        "checkmark.rectangle", "chevron.backward", "chevron.right", "chevron.right.circle", "circle", "clock.badge.exclamationmark",
        "clock.fill", "crown.fill", "doc.plaintext", "eye", "eye.fill", "film", "film.fill", "flag.checkered", "fork.knife",
        "forward.fill", "gearshape", "gobackward", "heart", "heart.circle", "heart.fill", "hourglass.bottomhalf.fill",
        "hourglass.tophalf.fill", "house", "iphone", "line.horizontal.3.decrease", "line.horizontal.3.decrease.circle", "list.bullet",
        "magnifyingglass", "mic.slash", "newspaper.fill", "pause", "pencil.circle", "person", "person.3", "person.crop.circle",
        "person.crop.circle.badge.xmark", "person.crop.circle.fill.badge.checkmark", "person.crop.square", "person.fill", "photo",
        "photo.badge.plus", "pin", "pin.fill", "play", "play.circle.fill", "play.fill", "plus", "plus.circle", "qrcode",
        "qrcode.viewfinder", "questionmark.diamond", "rectangle.3.offgrid.fill", "shippingbox", "slider.horizontal.3", "square",
        "square.grid.2x2", "square.grid.2x2.fill", "square.stack.fill", "star", "star.circle", "star.circle.fill", "star.fill",
        "stop.fill", "sun.max", "tag.fill", "text.badge.plus", "text.badge.xmark", "timer", "trash", "truck.box", "wrench", "xmark",
        "xmark.circle", "xmark.circle.fill",
    ])
    func namesInAppsHaveDrawings(_ name: String) { #expect(SymbolLibrary.shared.find(name) != nil) }

    /// What less usual apps name, sports of all kinds among it.
    nonisolated private static let rare = """
        apple.logo pencil.and.scribble lanyardcard arrow.triangle.swap xmark.bin text.viewfinder sun.horizon.fill macbook.and.iphone
        questionmark.bubble.fill exclamationmark.icloud location.viewfinder key.2.on.ring house.and.flag.fill gauge.with.needle
        clock.arrow.trianglehead.counterclockwise.rotate.90 shield.checkered figure figure.arms.open figure.dance figure.tennis
        figure.skiing.downhill figure.american.football figure.strengthtraining.functional figure.stairs figure.roll
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test(arguments: rare) func namesOfFewAppsHaveDrawings(_ name: String) { #expect(SymbolLibrary.shared.find(name) != nil) }

    /// What apps name most often, of every kind.
    private static let common = """
        house.fill person.fill person.2.fill gear gearshape.fill bell.fill bell.badge.fill bell.slash.fill envelope.fill
        envelope.open.fill phone.fill phone.down.fill message.fill bubble.left.fill bubble.left.and.bubble.right.fill paperplane.fill
        camera.fill camera.circle photo.fill photo.on.rectangle video.fill video.slash.fill mic.fill mic.slash.fill speaker.wave.2.fill
        speaker.slash.fill music.note play.circle pause.circle.fill stop.circle forward.end.fill backward.end.fill shuffle repeat
        repeat.1 heart.slash.fill star.leadinghalf.filled hand.thumbsup.fill hand.thumbsdown bookmark.fill bookmark.slash tag flag.fill
        pin.slash mappin mappin.circle.fill mappin.and.ellipse location.fill location.circle location.circle.fill location.slash
        map.fill globe wifi wifi.slash antenna.radiowaves.left.and.right battery.100 battery.75percent bolt.fill bolt.slash.fill
        bolt.circle flame.fill drop.fill leaf.fill sun.max.fill moon.fill moon.stars.fill cloud.fill cloud.rain.fill cloud.sun.fill
        cloud.bolt.rain.fill snowflake wind thermometer umbrella.fill cart.badge.plus bag.fill creditcard.fill dollarsign.circle.fill
        eurosign.circle banknote.fill gift.fill ticket.fill airplane airplane.departure car.fill bus.fill tram.fill bicycle figure.walk
        figure.run figure.walk.circle.fill sailboat.fill fuelpump.fill bed.double.fill sofa.fill fork.knife.circle cup.and.saucer.fill
        wineglass.fill birthday.cake.fill gamecontroller.fill sportscourt.fill soccerball basketball.fill tennisball.fill dumbbell.fill
        trophy.fill medal.fill rosette checkmark.seal.fill seal.fill xmark.seal exclamationmark.triangle.fill
        exclamationmark.circle.fill questionmark.circle.fill info.circle.fill checkmark.shield.fill lock.fill lock.open.fill lock.circle
        key.fill faceid touchid eye.slash eye.slash.fill trash.fill trash.circle trash.slash pencil pencil.slash square.and.pencil
        doc.fill doc.text.fill doc.on.doc doc.on.doc.fill doc.badge.plus folder.fill folder.badge.plus tray.fill tray.and.arrow.down
        archivebox.fill paperclip link link.circle.fill scissors arrow.left.circle.fill arrow.right.circle arrow.up.circle.fill
        arrow.down.circle arrow.clockwise arrow.clockwise.circle arrow.counterclockwise arrow.triangle.2.circlepath arrow.uturn.left
        arrow.up.right arrow.up.left.and.arrow.down.right gobackward.10 goforward.30 chevron.up.chevron.down chevron.compact.down
        chevron.left.circle chevron.left.2 ellipsis ellipsis.circle ellipsis.circle.fill line.3.horizontal
        line.3.horizontal.decrease.circle.fill list.bullet list.number list.dash list.bullet.clipboard list.clipboard checklist
        square.grid.3x3.fill rectangle.stack.fill square.stack.3d.up.fill rectangle.grid.1x2.fill sidebar.left slider.vertical.3
        plus.app plus.square.fill plus.square.on.square minus.circle.fill multiply.circle divide equal plusminus percent number
        textformat textformat.size textformat.abc bold italic underline text.alignleft text.justify character.book.closed book.fill
        book.closed.fill books.vertical.fill newspaper.fill graduationcap.fill pencil.and.ruler paintbrush.fill paintpalette.fill
        eyedropper wand.and.stars lasso crop tv.fill desktopcomputer laptopcomputer ipad iphone applewatch headphones airpods keyboard
        printer.fill externaldrive.fill cpu server.rack terminal.fill curlybraces chevron.left.forwardslash.chevron.right hammer.fill
        wrench.fill wrench.and.screwdriver.fill ladybug.fill ant.fill hare.fill tortoise.fill pawprint.fill bird.fill fish.fill cat dog
        brain brain.head.profile cross.fill cross.case.fill pills.fill stethoscope heart.text.square.fill waveform.path.ecg lungs.fill
        bandage.fill facemask.fill figure.stand person.crop.circle.fill person.crop.circle.badge.plus person.badge.plus person.3.fill
        person.crop.square.fill rectangle.portrait.and.arrow.right rectangle.on.rectangle.angled calendar.badge.plus
        calendar.circle.fill clock clock.arrow.circlepath alarm.fill stopwatch.fill timer hourglass sparkles wand.and.rays
        lightbulb.fill lightbulb.slash flashlight.on.fill hand.raised.fill hand.raised.slash.fill hand.wave.fill hand.tap.fill
        circle.lefthalf.filled circle.hexagongrid.fill circle.grid.3x3.fill app.badge chart.bar.xaxis chart.pie.fill
        chart.line.uptrend.xyaxis gauge speedometer magnifyingglass.circle.fill plus.magnifyingglass viewfinder qrcode.viewfinder
        barcode.viewfinder building.2.fill building.columns.fill shippingbox.fill cube.fill puzzlepiece.fill theatermasks.fill film.fill
        suitcase.fill briefcase.fill backpack.fill tshirt.fill eyeglasses crown.fill dice.fill die.face.5 suit.heart.fill
        suit.spade.fill arrowtriangle.right.fill arrowtriangle.down.fill triangle.fill diamond.fill hexagon.fill circle.dashed
        square.dashed rectangle.dashed capsule.fill infinity sum function x.squareroot command option power delete.left delete.left.fill
        shift.fill return icloud.fill icloud.and.arrow.up icloud.slash square.and.arrow.down.fill arrow.down.doc person.circle
        a.circle.fill 10.circle.fill exclamationmark.bubble.fill quote.bubble text.bubble.fill megaphone.fill photo.stack
        rectangle.and.pencil.and.ellipsis arrow.left.arrow.right arrow.up.arrow.down.circle square.split.2x1 camera.viewfinder livephoto
        slowmo timelapse bolt.horizontal.fill location.north.fill location.north.line mountain.2.fill tent.fill water.waves
        airplane.circle.fill sun.and.horizon.fill sunrise.fill moon.zzz.fill cloud.fog.fill tornado rainbow flag.checkered flag.slash
        ruler.fill level guitars.fill pianokeys metronome music.mic music.note.list hifispeaker.fill dot.radiowaves.left.and.right
        personalhotspot network safari.fill bolt.car.fill figure.yoga figure.hiking figure.outdoor.cycle
        figure.strengthtraining.traditional
        """

    @Test func commonNamesHaveDrawings() {
        let names = Self.common.split { $0 == " " || $0 == "\n" }.map(String.init)
        let missing = names.filter { SymbolLibrary.shared.find($0) == nil }
        #expect(missing == [])
        let columns = 16, side: CGFloat = 90
        let size = CGSize(width: CGFloat(columns) * side, height: CGFloat((names.count + columns - 1) / columns) * side)
        let sheet = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, name) in names.enumerated() {
                let configuration = UIImage.SymbolConfiguration(pointSize: 46)
                guard let image = UIImage(systemName: name, withConfiguration: configuration)?.withTintColor(.black) else { continue }
                let place = CGPoint(x: CGFloat(index % columns) * side + side / 2, y: CGFloat(index / columns) * side + side / 2 - 6)
                image.draw(at: CGPoint(x: place.x - image.size.width / 2, y: place.y - image.size.height / 2))
                let label = NSAttributedString(string: name, attributes: [.font: UIFont.systemFont(ofSize: 7)])
                label.draw(at: CGPoint(x: place.x - label.size().width / 2, y: place.y + 38))
            }
        }
        PictureSheet.write(sheet, "Symbols")
    }

    @Test(arguments: ["leaf", "pawprint", "crown", "fork.knife", "timer", "flag.checkered", "text.badge.plus", "text.badge.xmark"])
    func thingsLookLikeThemselves(_ name: String) throws {
        let drawing = try #require(SymbolPictures.drawing(named: name)), ink = drawing.ink(SymbolStroke(.regular))
        #expect(ink.width > 80)
        #expect(ink.width < 120)
        #expect(ink.height > 60)
        #expect(ink.height < 120)
        #expect(abs(ink.midX) < 6)
        #expect(abs(ink.midY) < 8)
    }

    @Test func everyPictureIsReadAndStaysInItsBox() {
        for name in SymbolThings.table.names.sorted() {
            let ink = SymbolThings.drawing(named: name)?.ink(SymbolStroke(.regular)) ?? .null
            #expect(ink.width > 36, "\(name): \(ink)")
            #expect(ink.width < 136, "\(name): \(ink)")
            #expect(ink.height > 40, "\(name): \(ink)")
            #expect(ink.height < 120, "\(name): \(ink)")
        }
    }

    @Test func numbersStandInTheirArrows() throws {
        let plain = try #require(SymbolLibrary.shared.find("gobackward")), ten = try #require(SymbolLibrary.shared.find("gobackward.10"))
        #expect(ten.steps.count == plain.steps.count + 1)
        #expect(ten.ink(SymbolStroke(.regular)) == plain.ink(SymbolStroke(.regular)))
    }

    @Test(arguments: ["bell.badge", "bell.badge.fill", "envelope.badge", "clock.badge.exclamationmark", "calendar.badge.exclamationmark"])
    func badgesAreCutOutOfWhatTheyStandOn(_ name: String) throws {
        #expect(try #require(SymbolLibrary.shared.find(name)).steps.contains { $0.gap > 0 })
    }

    @Test func unknownNamesShowAPlaceholder() {
        #expect(SymbolLibrary.shared.find("no.such.symbol.here") == nil)
        #expect(UIImage(systemName: "no.such.symbol.here")?.size.width ?? 0 > 10)
    }

    @Test func sizesFollowPointSizeAndScale() throws {
        let small = try #require(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let large = try #require(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(small.size.width - 20) < 0.4)
        #expect(abs(large.size.width - 2 * small.size.width) < 0.8)
        #expect(small.isTemplate)
        #expect(small.isSymbolImage)
    }

    @Test func pathDataOfSVGIsRead() {
        let path = SVGPathReader.path("M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z")
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 0.01)
        #expect(abs(box.width - 16) < 0.02)
        #expect(abs(box.height - 16) < 0.02)
    }
}
