import DeviceRuntime

/// Words UIKit itself shows, in the app's language.
package enum SystemText {
    package enum Key: CaseIterable {
        case back, cancel, done, edit, save, undo, redo, delete, ok, search, close, clearText
        // Said of buttons that show a picture only.
        case add, compose, reply, share, organize, bookmarks, refresh, stop, camera, play, pause, rewind, fastForward, reorder
        // Titles of tabs.
        case more, favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed
        // Commands of the editing menu.
        case cut, copy, paste, select, selectAll
        // Beside the time of a date picker, and behind the numbers of a countdown.
        case time, hour, hours, minutes, today
        // Of windows side by side.
        case multitaskingControls, fullScreen, splitView, splitViewDivider
        // Of screens without content; the words searched for take the place of %@.
        case noResults, noResultsFor, tryNewSearch, loading
        // Of the colour and font pickers.
        case colors, grid, spectrum, sliders, opacity, redColor, greenColor, blueColor, chooseFont
        // In the menu of a bar's title.
        case rename
    }

    package static func text(_ key: Key) -> String { text(key, languages: preferredLanguages) }

    /// The word in the first of `languages` that is known, else in English.
    static func text(_ key: Key, languages: [String]) -> String {
        for language in languages {
            if let words = match(language), let word = words[key] { return word }
        }
        return table["en"]![key]!
    }

    /// iOS speaks the language the app runs in: the user's first one that the app's bundle has, else English.
    private static var preferredLanguages: [String] {
        let bundled = Bundle.main.localizations
        let wanted = DeviceSettings.current.state.languages.filter { language in
            bundled.contains { $0 == language || language.hasPrefix($0 + "-") }
        }
        return wanted + ["en"]
    }

    private static func match(_ language: String) -> [Key: String]? {
        if let exact = table[language] { return exact }
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
        if parts.first == "sr" { return table[parts.contains("Latn") ? "sr-Latn" : "sr"] }
        return parts.first.flatMap { table[String($0)] }
    }

    /// The words of a language, in the order of the keys.
    private static func words(_ list: String) -> [Key: String] {
        Dictionary(uniqueKeysWithValues: zip(Key.allCases, list.split(separator: "|").map(String.init)))
    }

    private static let table: [String: [Key: String]] = [
        "en": words(
            "Back|Cancel|Done|Edit|Save|Undo|Redo|Delete|OK|Search|Close|Clear text|"
                + "Add|Compose|Reply|Share|Organize|Bookmarks|Refresh|Stop|Camera|Play|Pause|Rewind|Fast forward|Reorder|"
                + "More|Favorites|Featured|Top Rated|Recents|Contacts|History|Downloads|Most Recent|Most Viewed|Cut|Copy|Paste|Select|Select All"
                + "|Time|hour|hours|min|Today"
                + "|Multitasking controls|Full Screen|Split View|Split View divider"
                + "|No Results|No Results for “%@”|Check the spelling or try a new search.|Loading…|Colors|Grid|Spectrum|Sliders|OPACITY|RED|GREEN|BLUE|Choose Font|Rename"
        ),
        "ru": words(
            "Назад|Отменить|Готово|Править|Сохранить|Отменить|Повторить|Удалить|OK|Поиск|Закрыть|Очистить текст|"
                + "Добавить|Написать|Ответить|Поделиться|Упорядочить|Закладки|Обновить|Остановить|Камера|Воспроизвести|Пауза|Перемотать назад|Перемотать вперед|Изменить порядок|"
                + "Еще|Избранное|Рекомендуемые|Лучшие|Недавние|Контакты|История|Загрузки|Последние|Популярные|Вырезать|Скопировать|Вставить|Выбрать|Выбрать все"
                + "|Время|ч|ч|мин|Сегодня"
                + "|Элементы управления многозадачностью|На весь экран|Split View|Разделитель Split View"
                + "|Нет результатов|Нет результатов по запросу «%@»|Проверьте правописание или начните новый поиск.|Загрузка…|Цвета|Сетка|Спектр|Ползунки|НЕПРОЗРАЧНОСТЬ|КРАСНЫЙ|ЗЕЛЕНЫЙ|СИНИЙ|Выбор шрифта|Переименовать"
        ),
        "hr": words(
            "Natrag|Odustani|OK|Uredi|Spremi|Poništi|Ponovi|Obriši|OK|Traži|Zatvori|Obriši tekst|"
                + "Dodaj|Sastavi|Odgovori|Dijeli|Organiziraj|Knjižne oznake|Osvježi|Zaustavi|Kamera|Reproduciraj|Pauziraj|Premotaj natrag|Premotaj naprijed|Promijeni redoslijed|"
                + "Više|Omiljeno|Istaknuto|Najbolje ocijenjeno|Nedavno|Kontakti|Povijest|Preuzimanja|Najnovije|Najgledanije|Izreži|Kopiraj|Zalijepi|Odaberi|Odaberi sve"
                + "|Vrijeme|h|h|min|Danas"
                + "|Kontrole za multitasking|Cijeli zaslon|Split View|Razdjelnik za Split View"
                + "|Nema rezultata|Nema rezultata za „%@”|Provjerite pravopis ili pokušajte s novom pretragom.|Učitavanje…|Boje|Rešetka|Spektar|Kliznici|NEPROZIRNOST|CRVENA|ZELENA|PLAVA|Odabir fonta|Preimenuj"
        ),
        "de": words(
            "Zurück|Abbrechen|Fertig|Bearbeiten|Sichern|Widerrufen|Wiederholen|Löschen|OK|Suchen|Schließen|Text löschen|"
                + "Hinzufügen|Verfassen|Antworten|Teilen|Verwalten|Lesezeichen|Aktualisieren|Stoppen|Kamera|Wiedergabe|Pause|Zurückspulen|Vorspulen|Neu anordnen|"
                + "Mehr|Favoriten|Highlights|Topwertung|Letzte|Kontakte|Verlauf|Downloads|Neueste|Meistgesehen|Ausschneiden|Kopieren|Einsetzen|Auswählen|Alles auswählen"
                + "|Uhrzeit|Std.|Std.|Min.|Heute"
                + "|Multitasking-Steuerelemente|Vollbild|Split View|Split View-Trenner"
                + "|Keine Ergebnisse|Keine Ergebnisse für „%@“|Prüfe die Schreibweise oder starte eine neue Suche.|Laden …|Farben|Raster|Spektrum|Regler|DECKKRAFT|ROT|GRÜN|BLAU|Schrift auswählen|Umbenennen"
        ),
        "sr": words(
            "Назад|Откажи|Готово|Уреди|Сачувај|Опозови|Понови|Обриши|У реду|Тражи|Затвори|Обриши текст|"
                + "Додај|Напиши|Одговори|Подели|Организуј|Обележивачи|Освежи|Заустави|Камера|Пусти|Паузирај|Премотај уназад|Премотај унапред|Промени редослед|"
                + "Још|Омиљено|Издвојено|Најбоље оцењено|Скорашње|Контакти|Историја|Преузимања|Најновије|Најгледаније|Исеци|Копирај|Налепи|Изабери|Изабери све"
                + "|Време|ч|ч|мин|Данас"
                + "|Контроле за мултитаскинг|Цео екран|Split View|Разделник за Split View"
                + "|Нема резултата|Нема резултата за „%@“|Проверите правопис или покушајте нову претрагу.|Учитавање…|Боје|Мрежа|Спектар|Клизачи|НЕПРОЗИРНОСТ|ЦРВЕНА|ЗЕЛЕНА|ПЛАВА|Избор фонта|Преименуј"
        ),
        "sr-Latn": words(
            "Nazad|Otkaži|Gotovo|Uredi|Sačuvaj|Opozovi|Ponovi|Obriši|U redu|Traži|Zatvori|Obriši tekst|"
                + "Dodaj|Napiši|Odgovori|Podeli|Organizuj|Obeleživači|Osveži|Zaustavi|Kamera|Pusti|Pauziraj|Premotaj unazad|Premotaj unapred|Promeni redosled|"
                + "Još|Omiljeno|Izdvojeno|Najbolje ocenjeno|Skorašnje|Kontakti|Istorija|Preuzimanja|Najnovije|Najgledanije|Iseci|Kopiraj|Nalepi|Izaberi|Izaberi sve"
                + "|Vreme|č|č|min|Danas"
                + "|Kontrole za multitasking|Ceo ekran|Split View|Razdelnik za Split View"
                + "|Nema rezultata|Nema rezultata za „%@“|Proverite pravopis ili pokušajte novu pretragu.|Učitavanje…|Boje|Mreža|Spektar|Klizači|NEPROZIRNOST|CRVENA|ZELENA|PLAVA|Izbor fonta|Preimenuj"
        ),
        "fr": words(
            "Retour|Annuler|OK|Modifier|Enregistrer|Annuler|Rétablir|Supprimer|OK|Rechercher|Fermer|Effacer le texte|"
                + "Ajouter|Rédiger|Répondre|Partager|Organiser|Signets|Actualiser|Arrêter|Appareil photo|Lire|Pause|Reculer|Avancer|Réorganiser|"
                + "Autre|Favoris|Sélection|Mieux notés|Récents|Contacts|Historique|Téléchargements|Plus récents|Plus vus|Couper|Copier|Coller|Sélectionner|Tout sélectionner"
                + "|Heure|h|h|min|Aujourd’hui"
                + "|Commandes du multitâche|Plein écran|Split View|Séparateur Split View"
                + "|Aucun résultat|Aucun résultat pour « %@ »|Vérifiez l’orthographe ou lancez une nouvelle recherche.|Chargement…|Couleurs|Grille|Spectre|Curseurs|OPACITÉ|ROUGE|VERT|BLEU|Choisir une police|Renommer"
        ),
        "es": words(
            "Atrás|Cancelar|OK|Editar|Guardar|Deshacer|Rehacer|Eliminar|OK|Buscar|Cerrar|Borrar texto|"
                + "Añadir|Redactar|Responder|Compartir|Organizar|Marcadores|Actualizar|Detener|Cámara|Reproducir|Pausa|Retroceder|Avanzar|Reordenar|"
                + "Más|Favoritos|Destacados|Mejor valorados|Recientes|Contactos|Historial|Descargas|Más recientes|Más vistos|Cortar|Copiar|Pegar|Seleccionar|Seleccionar todo"
                + "|Hora|h|h|min|Hoy"
                + "|Controles de multitarea|Pantalla completa|Split View|Divisor de Split View"
                + "|Sin resultados|No hay resultados para “%@”|Comprueba la ortografía o haz una nueva búsqueda.|Cargando…|Colores|Cuadrícula|Espectro|Reguladores|OPACIDAD|ROJO|VERDE|AZUL|Seleccionar tipo de letra|Cambiar nombre"
        ),
        "it": words(
            "Indietro|Annulla|Fine|Modifica|Salva|Annulla|Ripristina|Elimina|OK|Cerca|Chiudi|Cancella testo|"
                + "Aggiungi|Scrivi|Rispondi|Condividi|Organizza|Segnalibri|Aggiorna|Interrompi|Fotocamera|Riproduci|Pausa|Indietro|Avanti|Riordina|"
                + "Altro|Preferiti|In evidenza|Più votati|Recenti|Contatti|Cronologia|Download|Più recenti|Più visti|Taglia|Copia|Incolla|Seleziona|Seleziona tutto"
                + "|Ora|ora|ore|min|Oggi"
                + "|Controlli multitasking|A tutto schermo|Split View|Divisore di Split View"
                + "|Nessun risultato|Nessun risultato per “%@”|Controlla l’ortografia o prova una nuova ricerca.|Caricamento…|Colori|Griglia|Spettro|Cursori|OPACITÀ|ROSSO|VERDE|BLU|Scegli font|Rinomina"
        ),
    ]
}
