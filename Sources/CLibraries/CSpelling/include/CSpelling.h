#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A dictionary of a language, over Hunspell. The library is loaded with the first one: programs that check nothing do not pay for it.
/// Dictionaries may be used from one thread at a time. All text is UTF-8.
typedef struct spelling_dictionary spelling_dictionary;

/// Reads a dictionary; NULL where Hunspell is missing or the files are no dictionary in UTF-8.
spelling_dictionary *spelling_open(const char *affix_file, const char *word_file);

/// Whether the word is spelled as the dictionary has it, endings and compounds included.
bool spelling_knows(spelling_dictionary *dictionary, const char *word);

/// Words that may have been meant, the likeliest first; `*count` of them, to be given back with `spelling_free`.
char **spelling_guesses(spelling_dictionary *dictionary, const char *word, size_t *count);

/// The first `limit` words of the dictionary's own list that begin with the bytes of `prefix` and are longer, in the order of the list;
/// to be given back with `spelling_free`.
char **spelling_completions(spelling_dictionary *dictionary, const char *prefix, size_t limit, size_t *count);

void spelling_free(char **words, size_t count);
