/// Base names of SF Symbols and the icons of the Bootstrap set that show the same thing under another name.
///
/// Filled, enclosed, slashed, badged and turned variants follow from these (`SymbolComposer`).
enum SymbolNames {
    struct Entry {
        var file: String
        /// Height of the ink in hundredths of the point size, where the icon's own is not right.
        var height: CGFloat?
        /// Degrees, clockwise.
        var rotation: CGFloat = 0
        var isFlipped = false

        /// The same icon filled.
        var filled: Entry {
            var entry = self
            entry.file += "-fill"
            return entry
        }

        /// `file`, or `file@height`, `file*degrees`, `file~` (mirrored).
        init(_ text: Substring) {
            var text = text
            if text.hasSuffix("~") {
                isFlipped = true
                text = text.dropLast()
            }
            if let star = text.firstIndex(of: "*") {
                rotation = CGFloat(Double(text[text.index(after: star)...]) ?? 0)
                text = text[..<star]
            }
            if let at = text.firstIndex(of: "@") {
                height = CGFloat(Double(text[text.index(after: at)...]) ?? 0)
                text = text[..<at]
            }
            file = String(text)
        }
    }

    /// The icon that shows what a symbol of this name shows.
    static func entry(_ name: String) -> Entry? { table[name].map { Entry($0[...]) } }

    private static let table = SymbolTable(text: pairs, mark: UInt8(ascii: "="), end: UInt8(ascii: " "))

    /// Script variants, all drawn alike.
    static let languages: Set<String> = [
        "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "ltr", "bn", "gu", "km", "kn", "ml", "my", "ta", "te", "ru", "el",
    ]

    /// Endings that refine a symbol and may be dropped where no drawing has the detail.
    static let details: Set<String> = [
        "inverse", "dashed", "dotted", "portrait", "landscape", "righthalf", "lefthalf", "filled", "wave", "waves", "half", "gen1", "gen2",
        "gen3",
        "homebutton", "crop", "text", "line", "stack", "left", "right", "up", "down", "magnifyingglass", "and", "rays", "circular", "split",
    ]

    /// The drawn figure that comes nearest to a `figure` symbol that has no drawing of its own.
    static func pose(of words: some Collection<String>) -> String {
        if words.count == 1 { return "figure.stand" }
        if words.contains(where: walks.contains) { return "figure.walk" }
        if words.contains(where: runs.contains) { return "figure.run" }
        return words.contains(where: lifts.contains) ? "figure.strengthtraining.traditional" : "figure.arms.open"
    }

    private static let walks: Set<String> = ["stairs", "walking", "step", "golf", "fishing", "hunting", "curling", "bowling"]
    private static let runs: Set<String> = [
        "soccer", "rugby", "lacrosse", "hockey", "handball", "skating", "skiing", "snowboarding", "track", "triathlon", "tennis", "squash",
        "racquetball", "pickleball", "badminton", "football", "fencing", "basketball", "baseball", "softball", "cricket", "elliptical",
        "cardio",
    ]
    private static let lifts: Set<String> = ["strengthtraining", "rower", "barre"]

    private static let pairs = """
        house=house-door person=person@96 person.2=people person.3.sequence=people@86 person.crop.circle=person-circle person.crop.square=person-square
        person.crop.rectangle=person-vcard person.text.rectangle=person-vcard person.badge.plus=person-add person.fill.badge.plus=person-fill-add
        person.badge.minus=person-dash person.fill.badge.minus=person-fill-dash person.fill.xmark=person-fill-x person.fill.checkmark=person-fill-check
        person.crop.circle.badge.plus=person-add person.crop.circle.badge.checkmark=person-check person.crop.circle.badge.xmark=person-x
        person.wave.2=person-video3 person.icloud=person-workspace
        magnifyingglass=search@94 plus.magnifyingglass=zoom-in minus.magnifyingglass=zoom-out
        gear=gear@100 gearshape=gear@100 gearshape.2=gear-wide-connected
        gobackward=arrow-counterclockwise@104 goforward=arrow-clockwise@104 arrow.clockwise=arrow-clockwise@104 arrow.counterclockwise=arrow-counterclockwise@104
        arrow.circlepath=arrow-repeat@92 arrow.triangle.2.circlepath=arrow-repeat@96 arrow.2.circlepath=arrow-repeat@96 repeat=repeat@88 repeat.1=repeat-1@88
        arrow.uturn.left=arrow-90deg-left@84 arrow.uturn.right=arrow-90deg-right@84 arrow.uturn.up=arrow-90deg-up@84 arrow.uturn.down=arrow-90deg-down@84 arrow.uturn.backward=arrow-90deg-left@84 arrow.uturn.forward=arrow-90deg-right@84
        arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right arrow.turn.down.left=arrow-return-left arrow.turn.down.right=arrow-return-right return=arrow-return-left
        arrowshape.turn.up.left=reply arrowshape.turn.up.left.2=reply-all arrowshape.turn.up.right=reply~ arrowshape.turn.up.backward=reply arrowshape.turn.up.backward.2=reply-all arrowshape.turn.up.forward=reply~
        arrow.up.left.and.arrow.down.right=arrows-angle-expand arrow.down.right.and.arrow.up.left=arrows-angle-contract
        arrow.up.and.down.and.arrow.left.and.right=arrows-move arrow.left.and.right.righttriangle.left.righttriangle.right=symmetry-vertical
        arrow.up.to.line=align-top arrow.down.to.line=align-bottom arrow.left.to.line=arrow-bar-left arrow.right.to.line=arrow-bar-right
        arrow.branch=sign-merge-right arrow.triangle.branch=sign-intersection-y arrow.triangle.merge=sign-merge-left
        shuffle=shuffle@88 square.and.arrow.up=box-arrow-up@116 square.and.arrow.down=box-arrow-in-down@108 square.and.arrow.up.on.square=box-arrow-up@116
        square.and.arrow.down.on.square=box-arrow-in-down square.and.pencil=pencil-square@104 rectangle.and.pencil.and.ellipsis=input-cursor-text
        rectangle.portrait.and.arrow.right=box-arrow-right rectangle.portrait.and.arrow.forward=box-arrow-right arrow.right.square.on.square=box-arrow-in-right
        arrow.up.forward.app=box-arrow-up-right arrow.up.right.square.on.square=box-arrow-up-right iphone.and.arrow.forward=box-arrow-in-right
        pencil=pencil@88 pencil.and.outline=pen pencil.line=pencil highlighter=brush paintbrush=brush paintbrush.pointed=brush paintpalette=palette
        eyedropper=eyedropper scribble=vector-pen signature=pen eraser=eraser wand.and.stars=magic wand.and.sparkles=magic wand.and.rays=magic
        trash=trash@108 folder=folder@88 folder.badge.plus=folder-plus folder.badge.minus=folder-minus
        paperplane=send@98 tray=inbox@84 tray.full=inbox@84 tray.2=inboxes tray.and.arrow.down=box-arrow-in-down tray.and.arrow.up=box-arrow-up archivebox=archive externaldrive=hdd internaldrive=hdd opticaldiscdrive=hdd server.rack=hdd-rack
        doc=file-earmark@112 doc.text=file-earmark-text@112 doc.plaintext=file-text@112 doc.richtext=file-earmark-richtext@112 doc.on.doc=files@112 doc.on.clipboard=clipboard@112
        doc.append=file-earmark-text@112 doc.badge.plus=file-earmark-plus@112 doc.badge.ellipsis=file-earmark-text@112 doc.badge.gearshape=file-earmark-code@112 doc.zipper=file-earmark-zip@112 doc.viewfinder=file-earmark-text@112 doc.text.magnifyingglass=search
        doc.text.image=file-earmark-image@112 doc.fill.badge.plus=file-earmark-plus-fill@112 clipboard=clipboard note=sticky note.text=sticky character.book.closed=journal-bookmark arrow.down.doc=file-earmark-arrow-down@112 arrow.up.doc=file-earmark-arrow-up@112 pencil.and.ruler=rulers text.book.closed=journal-text book.closed=journal books.vertical=bookshelf
        book=book@84 bookmark=bookmark@100 text.quote=blockquote-left quote.bubble=chat-left-quote quote.opening=quote quote.closing=quote graduationcap=mortarboard
        magazine=journal-richtext calendar=calendar3@96 calendar.badge.plus=calendar-plus calendar.badge.minus=calendar-minus calendar.badge.checkmark=calendar-check calendar.day.timeline.left=calendar-range
        clock=clock clock.arrow.circlepath=clock-history alarm=alarm stopwatch=stopwatch hourglass=hourglass-split hourglass.tophalf.fill=hourglass-top hourglass.bottomhalf.fill=hourglass-bottom deskclock=alarm
        bell=bell@104 bell.slash=bell-slash tag=tag@92 tags=tags flag=flag@96 flag.2.crossed=flag location=cursor location.north=cursor*-45 map=map safari=compass
        pin=pin@104 globe=globe globe.americas=globe-americas globe.europe.africa=globe-europe-africa globe.asia.australia=globe-asia-australia network=globe2 link=link-45deg@92 personalhotspot=link
        heart=heart@90 heart.text.square=postcard-heart heart.slash=heartbreak suit.heart=suit-heart suit.club=suit-club suit.diamond=suit-diamond suit.spade=suit-spade star=star@104 star.leadinghalf.filled=star-half star.lefthalf.fill=star-half sparkles=stars sparkle=stars
        hand.thumbsup=hand-thumbs-up hand.thumbsdown=hand-thumbs-down hand.point.up=hand-index hand.point.up.left=hand-index-thumb hand.tap=hand-index-thumb hands.clap=hand-thumbs-up hand.draw=hand-index
        face.smiling=emoji-smile face.dashed=emoji-neutral eye=eye@74 eyes=eyeglasses eyeglasses=eyeglasses eyebrow=eye mouth=emoji-laughing ear=ear lungs=lungs nose=person
        mic=mic@112 mic.slash=mic-mute@112 speaker=volume-off speaker.slash=volume-mute speaker.wave.1=volume-down speaker.wave.2=volume-up speaker.wave.3=volume-up speaker.1=volume-down speaker.2=volume-up speaker.3=volume-up speaker.zzz=volume-off hifispeaker=speaker hifispeaker.2=speaker headphones=headphones music.note=music-note music.note.list=music-note-list music.mic=mic music.quarternote.3=music-note-beamed waveform=soundwave waveform.path=activity waveform.path.ecg=activity
        play=play@90 pause=pause@80 stop=stop@72 record=record forward=fast-forward@70 backward=rewind@70 forward.end=skip-end backward.end=skip-start forward.frame=skip-forward backward.frame=skip-backward playpause=play eject=eject play.rectangle=play-btn pause.rectangle=pause-btn stop.rectangle=stop-btn
        camera=camera@88 camera.viewfinder=camera camera.rotate=arrow-repeat camera.filters=circle-square camera.metering.spot=bullseye video=camera-video@66 video.slash=camera-video-off photo=image@90 photo.on.rectangle=images photo.on.rectangle.angled=images photo.stack=images rectangle.stack=collection rectangle.stack.badge.plus=collection-play square.stack.3d.up=layers square.3.layers.3d=layers square.stack.3d.down.right=layers
        square.3.stack.3d=layers square.2.stack.3d=layers rectangle.on.rectangle.angled=front rectangle.on.rectangle=front square.on.square=front plus.square.on.square=front plus.rectangle.on.rectangle=front square.on.circle=circle-square circle.lefthalf.filled=circle-half circle.righthalf.filled=circle-half~ circle.lefthalf.fill=circle-half square.split.2x1=layout-split square.split.1x2=layout-split*90 rectangle.split.3x1=layout-three-columns rectangle.split.2x1=layout-split sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse sidebar.leading=layout-sidebar sidebar.trailing=layout-sidebar-reverse
        square.grid.2x2=grid@92 square.grid.3x3=grid-3x3-gap@92 square.grid.3x2=grid-3x2-gap rectangle.grid.2x2=grid rectangle.grid.1x2=hdd-stack@92 rectangle.grid.3x2=grid-3x2-gap rectangle.3.offgrid=grid-1x2 rectangle.3.group=grid-1x2 table=table tablecells=table list.dash=list-ul list.number=list-ol list.bullet.rectangle=card-list list.bullet.indent=list-nested list.star=list-stars checklist=list-check list.triangle=list-task increase.indent=text-indent-left decrease.indent=text-indent-right
        line.3.horizontal.decrease.circle=filter-circle line.3.crossed.swirl.circle=slash-circle line.2.horizontal.decrease=filter line.horizontal.2.decrease.circle=filter-circle slider.vertical.3=sliders2-vertical slider.horizontal.2.square=ui-radios dial.min=speedometer dial.max=speedometer switch.2=toggles
        text.bubble=chat-left-text text.cursor=cursor-text text.magnifyingglass=search text.word.spacing=justify character.cursor.ibeam=cursor-text bold=type-bold italic=type-italic underline=type-underline strikethrough=type-strikethrough paragraphsign=paragraph number=hash percent=percent at=at plus.forwardslash.minus=plus-slash-minus
        bubble.left=chat-left bubble.right=chat-right bubble.middle.bottom=chat-square bubble.left.and.bubble.right=chat-dots ellipsis.bubble=chat-dots message=chat phone=telephone phone.down=telephone*135 phone.arrow.up.right=telephone-outbound phone.arrow.down.left=telephone-inbound phone.badge.plus=telephone-plus envelope=envelope@76 envelope.open=envelope-open
        bolt=lightning@108 bolt.horizontal=lightning*90 bolt.car=ev-front bolt.heart=heart-pulse flame=fire@104 drop=droplet@104 leaf.arrow.circlepath=recycle leaf.arrow.triangle.circlepath=recycle tree=tree ladybug=bug ant=bug
        sun.max=sun@104 sun.min=brightness-low sun.haze=cloud-haze sun.dust=brightness-high sun.and.horizon=sunrise sunrise=sunrise sunset=sunset moon=moon@96 moon.stars=moon-stars moon.zzz=moon-stars cloud=cloud cloud.sun=cloud-sun cloud.moon=cloud-moon cloud.rain=cloud-rain cloud.heavyrain=cloud-rain-heavy cloud.drizzle=cloud-drizzle cloud.snow=cloud-snow cloud.sleet=cloud-sleet cloud.hail=cloud-hail cloud.fog=cloud-fog cloud.bolt=cloud-lightning cloud.bolt.rain=cloud-lightning-rain cloud.sun.rain=cloud-sun cloud.sun.bolt=cloud-sun wind=wind tornado=tornado hurricane=hurricane snowflake=snow snow=snow thermometer=thermometer thermometer.sun=thermometer-sun thermometer.snowflake=thermometer-snow thermometer.medium=thermometer-half thermometer.high=thermometer-high thermometer.low=thermometer-low humidity=moisture rainbow=rainbow umbrella=umbrella
        icloud=cloud icloud.and.arrow.up=cloud-arrow-up icloud.and.arrow.down=cloud-arrow-down icloud.slash=cloud-slash checkmark.icloud=cloud-check xmark.icloud=cloud-slash lock=lock@108 lock.open=unlock lock.shield=shield-lock lock.rotation=lock lock.doc=file-lock key=key shield=shield shield.slash=shield-slash checkmark.shield=shield-check xmark.shield=shield-x exclamationmark.shield=shield-exclamation shield.lefthalf.filled=shield-shaded checkmark.seal=patch-check xmark.seal=patch-minus rosette=award
        wifi=wifi wifi.slash=wifi-off wifi.exclamationmark=wifi-off antenna.radiowaves.left.and.right=broadcast dot.radiowaves.left.and.right=broadcast dot.radiowaves.right=rss cellularbars=reception-4 airplane=airplane*90 airplane.departure=airplane*55 airplane.arrival=airplane*125 car=car-front car.2=car-front bus=bus-front tram=train-front train.side.front.car=train-front bicycle=bicycle scooter=scooter box.truck=truck truck.box=truck fuelpump=fuel-pump
        shippingbox=box-seam cube=box cube.transparent=box gift=gift giftcard=credit-card bag=bag bag.badge.plus=bag-plus bag.badge.minus=bag-dash cart=cart@92 cart.badge.plus=cart-plus cart.badge.minus=cart-dash creditcard=credit-card@78 dollarsign=currency-dollar eurosign=currency-euro sterlingsign=currency-pound yensign=currency-yen bitcoinsign=currency-bitcoin indianrupeesign=currency-rupee wallet.pass=wallet basket=basket storefront=shop barcode=upc barcode.viewfinder=upc-scan qrcode=qr-code qrcode.viewfinder=qr-code-scan purchased=bag-check
        building=building building.2=buildings building.columns=bank lamp.desk=lamp lamp.floor=lamp lightbulb=lightbulb@112 lightbulb.slash=lightbulb-off fan=fan door.left.hand.open=door-open door.left.hand.closed=door-closed spigot=droplet shower=droplet stove=fire cup.and.saucer=cup-hot mug=cup-hot takeoutbag.and.cup.and.straw=cup-straw
        gamecontroller=controller dice=dice-5 die.face.1=dice-1 die.face.2=dice-2 die.face.3=dice-3 die.face.4=dice-4 die.face.5=dice-5 die.face.6=dice-6 puzzlepiece=puzzle puzzlepiece.extension=puzzle trophy=trophy medal=award target=bullseye scope=bullseye ticket=ticket-perforated party.popper=balloon balloon=balloon
        wrench=wrench hammer=hammer screwdriver=screwdriver wrench.and.screwdriver=tools scissors=scissors ruler=rulers level=rulers paperclip=paperclip tuningfork=signpost bandage=bandaid pills=capsule pill=capsule stethoscope=heart-pulse syringe=eyedropper staroflife=asterisk facemask=mask allergens=virus cross.vial=prescription2
        tv=tv tv.and.mediabox=tv display=display display.2=display desktopcomputer=pc-display laptopcomputer=laptop macmini=hdd pc=pc iphone=phone@112 iphone.gen1=phone@112 iphone.gen2=phone@112 iphone.gen3=phone@112 iphone.landscape=phone-landscape iphone.radiowaves.left.and.right=phone-vibrate ipad=tablet ipad.landscape=tablet-landscape ipod=music-player applewatch=smartwatch watch.analog=watch airpods=earbuds earbuds=earbuds keyboard=keyboard computermouse=mouse printer=printer scanner=printer faxmachine=printer cpu=cpu memorychip=memory simcard=sim sdcard=sd-card battery.100.bolt=battery-charging battery.100percent.bolt=battery-charging powerplug=plug power=power@100 cable.connector=usb-plug
        chart.bar=bar-chart@92 chart.bar.xaxis=bar-chart-line chart.pie=pie-chart chart.line.uptrend.xyaxis=graph-up-arrow chart.line.downtrend.xyaxis=graph-down-arrow chart.xyaxis.line=graph-up chart.dots.scatter=graph-up chart.line.flattrend.xyaxis=graph-up gauge=speedometer gauge.medium=speedometer gauge.high=speedometer speedometer=speedometer2 barometer=speedometer
        info=info-lg@78 questionmark=question-lg@78 exclamationmark=exclamation-lg@78 exclamationmark.2=exclamation-lg@78 exclamationmark.triangle=exclamation-triangle exclamationmark.circle=exclamation-circle exclamationmark.octagon=exclamation-octagon xmark.octagon=x-octagon questionmark.folder=folder questionmark.diamond=question-diamond nosign=slash-circle slash.circle=slash-circle asterisk=asterisk triangle=triangle diamond=diamond octagon=octagon hexagon=hexagon pentagon=pentagon rhombus=diamond
        command=command option=option control=chevron-up shift=shift capslock=capslock escape=escape delete.left=backspace delete.right=backspace-reverse delete.backward=backspace delete.forward=backspace-reverse clear=x-square space=input-cursor togglepower=power terminal=terminal curlybraces=braces chevron.left.forwardslash.chevron.right=code-slash swift=lightning applelogo=apple logo.playstation=playstation logo.xbox=xbox
        infinity=infinity hourglass.badge.plus=hourglass skew=aspect-ratio perspective=aspect-ratio aspectratio=aspect-ratio crop=crop crop.rotate=crop rotate.left=arrow-counterclockwise rotate.right=arrow-clockwise viewfinder=fullscreen@96 dot.viewfinder=fullscreen plus.viewfinder=fullscreen faceid=person-bounding-box touchid=fingerprint cursorarrow=cursor cursorarrow.rays=cursor cursorarrow.click=cursor rectangle.expand.vertical=arrows-expand rectangle.compress.vertical=arrows-collapse pip=pip pip.enter=pip pip.exit=pip airplayvideo=cast airplayaudio=cast
        briefcase=briefcase latch.2.case=briefcase backpack=bag case=briefcase ring.circle=record-circle record.circle=record-circle livephoto=record-circle circle.circle=record-circle circle.inset.filled=record-circle smallcircle.circle=record-circle mount=hdd opticaldisc=disc loupe=search binoculars=binoculars megaphone=megaphone speaker.badge.exclamationmark=volume-mute horn=megaphone burst=stars rays=brightness-high slowmo=brightness-high timelapse=brightness-high
        translate=translate character.bubble=chat-left-text captions.bubble=badge-cc closed.captioning=badge-cc abc=fonts textbox=textarea-t character.textbox=textarea-t books=bookshelf menucard=journal-text scroll=receipt signpost.right=signpost signpost.left=signpost~ mosaic=grid-1x2 square.fill.text.grid.1x2=view-list rectangle.fill=square-fill questionmark.app=question-square macwindow=window macwindow.on.rectangle=window-stack menubar.rectangle=window dock.rectangle=window-dock window.ceiling=window uiwindow.split.2x1=window-split rectangle.dock=window-dock
        apple.logo=apple pencil.and.scribble=pencil pencil.and.list.clipboard=clipboard2-check applepencil.tip=vector-pen lanyardcard=person-badge
        arrow.triangle.swap=arrow-left-right xmark.bin=archive sun.horizon=sunset macbook.and.iphone=laptop arrow.down.to.line.compact=arrow-bar-down
        arkit=badge-ar wrongwaysign=dash-circle-fill waterbottle=cup-straw text.rectangle.page=file-text square.stack.3d.forward.dottedline=layers
        text.viewfinder=card-text shield.checkered=shield-shaded rotate.3d=arrow-repeat rectangle.portrait.on.rectangle.portrait=files poweron=power point.3.connected.trianglepath.dotted=diagram-3
        point.bottomleft.forward.to.point.topright.scurvepath=bezier2 play.tv=collection-play photo.artframe=image
        lines.measurement.horizontal=rulers key.2.on.ring=key house.and.flag=house-door gauge.with.needle=speedometer2 flowchart=diagram-2 cylinder=database
        clock.arrow.trianglehead.counterclockwise.rotate.90=clock-history chart.bar.doc.horizontal=file-bar-graph bubble=chat-left
        bubble.left.and.exclamationmark.bubble.right=chat-left-dots book.and.wrench=journal beach.umbrella=umbrella arrowshape.down=arrow-down
        arrow.triangle.2.circlepath.camera=camera apps.iphone=phone
        arrow.2.squarepath=arrow-repeat clock.arrow.2.circlepath=clock-history cube.box=box-seam book.pages=book camera.aperture=camera hands.sparkles=stars
        hands.and.sparkles=stars light.beacon.max=lamp light.max=brightness-high light.min=brightness-low wave.3.right=wifi*90 wave.3.left=wifi*270
        wave.3.forward=wifi*90 wave.3.backward=wifi*270 movieclapper=film person.questionmark=person-exclamation
        person.fill.questionmark=person-fill-exclamation pencil.tip.crop.circle=pencil thermometer.variable=thermometer-half medical.thermometer=thermometer
        text.page=file-text text.page.badge.magnifyingglass=file-text align.horizontal.center=align-center align.horizontal.left=align-start
        align.horizontal.right=align-end align.vertical.top=align-top align.vertical.center=align-middle align.vertical.bottom=align-bottom
        square.split.2x2=border-all square.split.2x2.fill=grid-fill rectangle.split.2x2=border-all rectangle.split.2x2.fill=grid-fill
        dollarsign.arrow.circlepath=currency-exchange eurosign.arrow.circlepath=currency-exchange
        sterlingsign.arrow.circlepath=currency-exchange yensign.arrow.circlepath=currency-exchange
        dollarsign.arrow.trianglehead.counterclockwise.rotate.90=currency-exchange eurosign.arrow.trianglehead.counterclockwise.rotate.90=currency-exchange
        sterlingsign.arrow.trianglehead.counterclockwise.rotate.90=currency-exchange yensign.arrow.trianglehead.counterclockwise.rotate.90=currency-exchange
        squareshape.split.2x2=grid square.grid.3x3.topleft.filled=grid-3x3 circle.grid.cross=dpad chevron.left.slash.chevron.right=code-slash
        keyboard.chevron.compact.down=keyboard macwindow.and.pointer.arrow=window pointer.arrow=cursor pointer.arrow.click=cursor pointer.arrow.click.2=cursor
        pointer.arrow.motionlines.click=cursor pointer.arrow.rays=cursor point.3.filled.connected.trianglepath.dotted=diagram-3
        point.topleft.down.to.point.bottomright.curvepath=bezier2 point.topleft.down.curvedto.point.bottomright.up=bezier2
        point.topleft.filled.down.to.point.bottomright.curvepath=bezier2 sensor=broadcast sensor.tag.radiowaves.forward=broadcast
        shield.checkerboard=shield-shaded text.below.photo=card-image textformat.size.larger=fonts textformat.size.smaller=fonts
        tram.fill.tunnel=train-front-fill ipad.and.iphone=tablet ipad.and.arrow.forward=tablet f.cursive=type-italic bolt.batteryblock=battery-charging
        music.note.house=house-door cylinder.split.1x2=database list.bullet.below.rectangle=card-list lock.rectangle.on.rectangle=lock
        flag.pattern.checkered.2.crossed=flag arrow.trianglehead.2.clockwise.rotate.90=arrow-repeat arrow.trianglehead.2.clockwise=arrow-repeat
        arrow.trianglehead.2.counterclockwise=arrow-repeat arrow.trianglehead.counterclockwise=arrow-counterclockwise
        arrow.trianglehead.clockwise=arrow-clockwise arrow.down.document=file-arrow-down arrow.up.document=file-arrow-up arrow.up.message=chat
        axis.horizontal.and.vertical=arrows-move hand.point.up.braille=hand-index aqi.medium=cloud-haze aqi.low=cloud-haze aqi.high=cloud-haze
        filemenu.and.selection=menu-button filemenu.and.cursorarrow=menu-button
        """
}
