import SwiftUI
import Testing

struct ColorDescriptionTests {
    @Test func standardColoursAreNamed() {
        #expect(Color.red.description == "red")
        #expect("\(Color.purple)" == "purple")
        #expect(Color.white.description == "white")
        #expect(Color.clear.description == "clear")
        #expect(Color.primary.description == "primary")
        #expect(Color.blue.opacity(0.5).description == "50% blue")
    }

    @Test func othersTellTheirComponentsOrSource() {
        #expect(Color(red: 1, green: 0, blue: 0.2).description == "#FF0033FF")
        #expect(Color(white: 0.5, opacity: 0).description == "#80808000")
        #expect(Color(red: 2, green: -1, blue: .nan).description == "#FF0000FF")
        #expect(Color("Leaf").description == "NamedColor(name: \"Leaf\", bundle: nil)")
    }
}
