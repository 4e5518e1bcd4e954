#include "CSpelling.h"

#include <dlfcn.h>
#include <hunspell/hunspell.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static struct {
    __typeof__(&Hunspell_create) create;
    __typeof__(&Hunspell_destroy) destroy;
    __typeof__(&Hunspell_get_dic_encoding) encoding;
    __typeof__(&Hunspell_spell) spell;
    __typeof__(&Hunspell_suggest) suggest;
    __typeof__(&Hunspell_free_list) free_list;
    bool is_there;
} hunspell;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    // The interface of 1.7, whose headers this is compiled with.
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    hunspell.create = (__typeof__(hunspell.create))dlsym(library, "Hunspell_create");
    hunspell.destroy = (__typeof__(hunspell.destroy))dlsym(library, "Hunspell_destroy");
    hunspell.encoding = (__typeof__(hunspell.encoding))dlsym(library, "Hunspell_get_dic_encoding");
    hunspell.spell = (__typeof__(hunspell.spell))dlsym(library, "Hunspell_spell");
    hunspell.suggest = (__typeof__(hunspell.suggest))dlsym(library, "Hunspell_suggest");
    hunspell.free_list = (__typeof__(hunspell.free_list))dlsym(library, "Hunspell_free_list");
    hunspell.is_there = hunspell.create && hunspell.destroy && hunspell.encoding && hunspell.spell && hunspell.suggest && hunspell.free_list;
}

struct spelling_dictionary {
    Hunhandle *handle;
    char *word_file;
};

spelling_dictionary *spelling_open(const char *affix_file, const char *word_file) {
    pthread_once(&loading, load);
    if (!hunspell.is_there) return NULL;
    Hunhandle *handle = hunspell.create(affix_file, word_file);
    if (!handle) return NULL;
    spelling_dictionary *dictionary = calloc(1, sizeof *dictionary);
    char *path = strdup(word_file);
    if (!dictionary || !path || strcasecmp(hunspell.encoding(handle), "UTF-8")) {
        free(dictionary);
        free(path);
        hunspell.destroy(handle);
        return NULL;
    }
    dictionary->handle = handle;
    dictionary->word_file = path;
    return dictionary;
}

bool spelling_knows(spelling_dictionary *dictionary, const char *word) { return hunspell.spell(dictionary->handle, word) != 0; }

char **spelling_guesses(spelling_dictionary *dictionary, const char *word, size_t *count) {
    char **found = NULL;
    int number = hunspell.suggest(dictionary->handle, &found, word);
    char **words = number > 0 ? calloc((size_t)number, sizeof *words) : NULL;
    *count = 0;
    for (int index = 0; words && index < number; index++) {
        char *copy = strdup(found[index]);
        if (copy) words[(*count)++] = copy;
    }
    if (number > 0) hunspell.free_list(dictionary->handle, &found, number);
    return words;
}

char **spelling_completions(spelling_dictionary *dictionary, const char *prefix, size_t limit, size_t *count) {
    *count = 0;
    FILE *file = fopen(dictionary->word_file, "r");
    char **words = file ? calloc(limit, sizeof *words) : NULL;
    size_t length = strlen(prefix), room = 0;
    char *line = NULL;
    while (words && *count < limit && getline(&line, &room, file) >= 0) {
        // What follows the word is how it is inflected.
        line[strcspn(line, "/\t\r\n")] = 0;
        if (strncmp(line, prefix, length) || !line[length]) continue;
        char *copy = strdup(line);
        if (copy) words[(*count)++] = copy;
    }
    free(line);
    if (file) fclose(file);
    return words;
}

void spelling_free(char **words, size_t count) {
    for (size_t index = 0; index < count; index++) free(words[index]);
    free(words);
}
