import Foundation

/// One statement that a media file makes of itself, such as its title.
package struct MediaTag: Equatable, Sendable {
    /// The format that the key belongs to.
    package enum Space: String, Sendable {
        case iTunes = "itsk"
        case quickTime = "mdta"
        case userData = "udta"
        case id3 = "org.id3"
        case vorbis = "org.xiph.vorbis"
        case riff = "org.riff"
    }

    package enum Value: Equatable, Sendable {
        case text(String)
        case number(Int64)
        case data(Data)
    }

    /// What is stated, as far as formats agree on it.
    package enum Common: String, Sendable {
        case title, artist, albumName, artwork, creator, type, creationDate, copyrights, software, description, author, language
    }

    package var space: Space
    package var key: String
    package var common: Common?
    package var value: Value

    package init(space: Space, key: String, common: Common?, value: Value) {
        (self.space, self.key, self.common, self.value) = (space, key, common, value)
    }
}
