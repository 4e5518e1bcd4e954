/// A type the system declares: the data behind `UTType`'s constants, after Apple's "System-declared uniform type identifiers".
package struct SystemType {
    package var identifier: String
    /// Identifiers of the types it conforms to directly.
    package var parents: [String]
    /// The preferred one first.
    package var extensions: [String]
    package var mimeTypes: [String]
    package var description: String

    private init(_ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String], _ description: String) {
        (self.identifier, self.parents, self.extensions) = (identifier, parents, extensions)
        (self.mimeTypes, self.description) = (mimeTypes, description)
    }

    package static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

    package static let all: [SystemType] = [
        SystemType("public.item", [], [], [], "item"),
        SystemType("public.content", [], [], [], "content"),
        SystemType("public.composite-content", ["public.content"], [], [], "composite content"),
        SystemType("public.data", ["public.item"], [], [], "data"),
        SystemType("public.directory", ["public.item"], [], [], "folder"),
        SystemType("public.folder", ["public.directory"], [], [], "folder"),
        SystemType("public.volume", ["public.folder"], [], [], "volume"),
        SystemType("com.apple.package", ["public.directory"], [], [], "package"),
        SystemType("com.apple.bundle", ["public.directory"], [], [], "bundle"),
        SystemType("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], [], [], "plug-in"),
        SystemType("com.apple.framework", ["com.apple.bundle"], ["framework"], [], "framework"),
        SystemType("com.apple.application", [], [], [], "application"),
        SystemType(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"], [], "application"),
        SystemType("public.symlink", ["public.item"], [], [], "alias"),
        SystemType("public.disk-image", ["public.archive"], [], [], "disk image"),
        SystemType("public.url", ["public.data"], [], [], "URL"),
        SystemType("public.file-url", ["public.url"], [], [], "file URL"),
        SystemType("com.apple.internet-location", ["public.data"], [], [], "Internet location"),
        SystemType("public.bookmark", [], [], [], "bookmark"),
        SystemType("public.text", ["public.data", "public.content"], [], [], "text"),
        SystemType("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text document"),
        SystemType("public.utf8-plain-text", ["public.plain-text"], [], [], "Unicode (UTF-8) text document"),
        SystemType("public.utf16-plain-text", ["public.plain-text"], [], [], "Unicode (UTF-16) text document"),
        SystemType("public.delimited-values-text", ["public.text"], [], [], "delimited text"),
        SystemType(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv", "text/comma-separated-values"],
            "comma-separated values"),
        SystemType(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"],
            "tab-separated values"),
        SystemType("public.rtf", ["public.text"], ["rtf"], ["text/rtf"], "rich text document"),
        SystemType(
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], [], "rich text document with attachments"),
        SystemType("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], [], "rich text document with attachments"),
        SystemType("public.html", ["public.text"], ["html", "htm", "shtml", "shtm"], ["text/html"], "HTML text"),
        SystemType("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
        SystemType("public.yaml", ["public.text"], ["yaml", "yml"], ["application/x-yaml"], "YAML document"),
        SystemType("public.json", ["public.text"], ["json"], ["application/json"], "JSON document"),
        SystemType("public.source-code", ["public.plain-text"], [], [], "source code"),
        SystemType("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source code"),
        SystemType("public.c-source", ["public.source-code"], ["c"], [], "C source code"),
        SystemType("public.c-header", ["public.source-code"], ["h"], [], "C header file"),
        SystemType("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source code"),
        SystemType("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], [], "Objective-C++ source code"),
        SystemType("public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "c++", "cc", "cxx"], [], "C++ source code"),
        SystemType("public.c-plus-plus-header", ["public.source-code"], ["hpp", "h++", "hxx"], [], "C++ header file"),
        SystemType("public.assembly-source", ["public.source-code"], ["s"], [], "assembly source code"),
        SystemType("public.script", ["public.source-code"], [], [], "script"),
        SystemType("public.shell-script", ["public.script"], ["sh", "command"], [], "shell script"),
        SystemType(
            "com.netscape.javascript-source", ["public.source-code"], ["js", "jscript", "javascript"], ["text/javascript"],
            "JavaScript script"),
        SystemType("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"], "Python script"),
        SystemType("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"], "Ruby script"),
        SystemType("public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"], "Perl script"),
        SystemType(
            "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"], ["text/php"], "PHP script"),
        SystemType("public.make-source", ["public.script"], ["mk", "make"], [], "makefile"),
        SystemType("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
        SystemType("com.apple.binary-property-list", ["com.apple.property-list"], [], [], "binary property list"),
        SystemType("com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], [], "XML property list"),
        SystemType("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"], "PDF document"),
        SystemType(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"], "EPUB document"),
        SystemType("public.image", ["public.data", "public.content"], [], [], "image"),
        SystemType("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image"),
        SystemType("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
        SystemType("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
        SystemType("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
        SystemType("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"], "Windows bitmap image"),
        SystemType("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "Windows icon image"),
        SystemType("com.apple.icns", ["public.image"], ["icns"], [], "Apple icon image"),
        SystemType("public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"], "SVG image"),
        SystemType("public.heic", ["public.heif"], ["heic"], ["image/heic"], "HEIC image"),
        SystemType("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF image"),
        SystemType("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
        SystemType("public.camera-raw-image", ["public.image"], [], [], "camera RAW image"),
        SystemType("com.apple.live-photo", [], [], [], "live photo"),
        SystemType("public.3d-content", ["public.content"], [], [], "3D content"),
        SystemType(
            "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd"], [], "Universal Scene Description"),
        SystemType(
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"], ["model/vnd.usdz+zip"],
            "Universal Scene Description package"),
        SystemType("public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
        SystemType("public.movie", ["public.audiovisual-content"], [], [], "movie"),
        SystemType("public.video", ["public.movie"], [], [], "video"),
        SystemType("public.audio", ["public.audiovisual-content"], [], [], "audio"),
        SystemType("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"),
        SystemType("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"], "MPEG movie"),
        SystemType("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"], "MPEG-2 video"),
        SystemType("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4", "video/mpeg4"], "MPEG-4 movie"),
        SystemType("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi"], "AVI movie"),
        SystemType("com.apple.protected-mpeg-4-video", ["public.mpeg-4"], ["m4v"], [], "Apple protected MPEG-4 video"),
        SystemType("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], "MP3 audio"),
        SystemType("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav"], "Waveform audio"),
        SystemType("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"], "AIFF audio"),
        SystemType("public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["mp4a"], ["audio/mp4"], "MPEG-4 audio"),
        SystemType("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], [], "Apple protected MPEG-4 audio"),
        SystemType("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"], "MIDI audio"),
        SystemType("public.playlist", [], [], [], "playlist"),
        SystemType("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/x-mpegurl"], "M3U playlist"),
        SystemType("public.archive", ["public.data"], [], [], "archive"),
        SystemType("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"], "ZIP archive"),
        SystemType(
            "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip", "application/x-gzip"], "gzip archive"),
        SystemType("public.bzip2-archive", ["public.archive"], ["bz2", "bzip2"], ["application/x-bzip2"], "bzip2 archive"),
        SystemType("com.apple.archive", ["public.archive"], ["aar"], [], "Apple archive"),
        SystemType("public.font", [], [], [], "font"),
        SystemType("public.executable", ["public.item"], [], [], "executable"),
        SystemType("public.unix-executable", ["public.executable", "public.data"], [], [], "Unix executable"),
        SystemType(
            "com.microsoft.windows-executable", ["public.executable", "public.data"], ["exe"], ["application/x-msdownload"],
            "Windows executable"),
        SystemType("com.apple.log", ["public.plain-text"], ["log"], [], "log file"),
        SystemType("public.database", [], [], [], "database"),
        SystemType("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
        SystemType("public.presentation", ["public.composite-content"], [], [], "presentation"),
        SystemType("public.message", [], [], [], "message"),
        SystemType("public.email-message", ["public.message"], ["eml"], ["message/rfc822"], "email message"),
        SystemType("public.contact", [], [], [], "contact"),
        SystemType("public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard", "text/directory"], "vCard"),
        SystemType("public.calendar-event", [], [], [], "calendar event"),
        SystemType("public.to-do-item", [], [], [], "to-do item"),
        SystemType("public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"], "X.509 certificate"),
        SystemType("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"], "PKCS #12 data"),
    ]
}
