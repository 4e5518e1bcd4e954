#pragma once

// Symbols of Foundation that are answered by QuinceFoundation: the user's locale, languages and calendar.
