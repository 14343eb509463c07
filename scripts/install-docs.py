#!/usr/bin/env python3
"""Run by `meson install`: install-docs.py FATHOM CONF MANDIR DATADIR SYSCONFDIR.

Makes a manual page of every verb's --help and completion for bash, so that neither can say
anything else than the program does. Puts the settings file in place unless there is one: it
belongs to the host. Folders are relative to MESON_INSTALL_DESTDIR_PREFIX."""
import os
import re
import shutil
import subprocess
import sys

OPTION = re.compile(r"^  --(\S+)(?: (\S+))? {2,}(.*)$", re.M)
SORT = re.compile(r"^  ([a-z]\S*)((?: \S+)*?) {2,}(\S.*)$", re.M)
VERB = re.compile(r"^  (\w+) {2,}(\S.*)$", re.M)

COMPLETION = """# Completion of fathom for bash, made from its own help.
_fathom() {
    local words=
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="%(verbs)s --help --version"
    else
        case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD-1]}" in
%(cases)s
        esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _fathom fathom
"""


class Verb:
    def __init__(self, fathom, name):
        text = said(fathom, *([name] if name else []), "--help")
        self.name = "-".join(["fathom", name] if name else ["fathom"])
        self.usage = re.match(r"usage: (.*)\n", text).group(1)
        self.summary = text.split("\n\n")[1].strip().rstrip(".")
        self.options = OPTION.findall(text)
        self.verbs = [] if name else VERB.findall(text)
        self.sorts = SORT.findall(text) if name else []

    def words(self):
        """Words that may follow at once: list, show, check."""
        usage = re.sub(r"^fathom \w+ ", "", self.usage)
        return [sort for sort, _, _ in self.sorts] or re.findall(r"(?:^|\| )([a-z]+)\b", usage)


def said(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text)


def manual_page(verb, version, others):
    lines = ['.TH %s 1 "" "%s" "Fathom"' % (verb.name.upper(), version), ".SH NAME",
             "%s \\- %s%s" % (roff(verb.name), verb.summary[0].lower(), roff(verb.summary[1:])),
             ".SH SYNOPSIS", roff(verb.usage)]
    if verb.verbs:
        lines.append(".SH VERBS")
        for name, summary in verb.verbs:
            lines += [".TP", ".BR fathom\\-%s (1)" % roff(name), roff(summary)]
    if verb.sorts:
        lines.append(".SH VERBS")
        for name, words, meaning in verb.sorts:
            lines += [".TP", ".B %s%s" % (roff(name), roff(words)), roff(meaning)]
    if verb.options:
        lines.append(".SH OPTIONS")
        for name, value, meaning in verb.options:
            lines += [".TP", ".B \\-\\-%s%s" % (roff(name), " " + roff(value) if value else ""),
                      roff(meaning)]
    lines += [".SH SEE ALSO", ",\n".join(".BR %s (1)" % roff(name) for name in others)]
    return "\n".join(lines) + "\n"


def case(pattern, words):
    return '        %s) words="%s" ;;' % (pattern, words)


def completion(verbs):
    cases = []
    for verb in verbs:
        name = verb.name.split("-")[-1]
        for option, value, _ in verb.options:
            if value:  # its alternatives, or nothing: then bash offers files
                choices = value.split("|") if re.fullmatch(r"[a-z]+(\|[a-z]+)+", value) else []
                cases.append(case('"%s --%s"' % (name, option), " ".join(choices)))
        words = verb.words() + ["--" + option for option, _, _ in verb.options] + ["--help"]
        cases.append(case('"%s "*' % name, " ".join(words)))
    return COMPLETION % {"verbs": " ".join(verb.name.split("-")[-1] for verb in verbs),
                         "cases": "\n".join(cases)}


def write(folder, name, text):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def main(fathom, conf, mandir, datadir, sysconfdir):
    prefix = os.environ["MESON_INSTALL_DESTDIR_PREFIX"]
    if os.path.isabs(sysconfdir):
        sysconfdir = os.environ.get("DESTDIR", "") + sysconfdir
    whole = Verb(fathom, "")
    verbs = [Verb(fathom, name) for name, _ in whole.verbs]
    pages = os.path.join(prefix, mandir, "man1")
    version = said(fathom, "--version").strip()
    for page in [whole] + verbs:
        others = [verb.name for verb in [whole] + verbs if verb is not page]
        write(pages, page.name + ".1", manual_page(page, version, others))
    write(os.path.join(prefix, datadir, "bash-completion", "completions"), "fathom",
          completion(verbs))
    settings = os.path.join(prefix, sysconfdir, "fathom", "fathom.conf")
    if not os.path.exists(settings):
        os.makedirs(os.path.dirname(settings), exist_ok=True)
        shutil.copyfile(conf, settings)


main(*sys.argv[1:])
