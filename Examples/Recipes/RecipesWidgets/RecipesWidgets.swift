import SwiftUI
import WidgetKit

@main
struct RecipesWidgets: WidgetBundle {
    var body: some Widget {
        DetaljanPrikazRecepta()
        ListaRecepata()
        SpisakZaKupovinu()
    }
}
