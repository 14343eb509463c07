"""Pages that print what a program says: a test holds them to it, and --renew writes them anew."""


def hold(path, renew, renewed, faults, stale):
    """The exit status. `renewed` makes the page as it should be, `faults` lists what else is wrong
    with the page, `stale` is what is said when the two differ."""
    with open(path, encoding="utf-8") as f:
        page = f.read()
    new = renewed(page)
    if renew:
        with open(path, "w", encoding="utf-8") as f:
            f.write(new)
        return 0
    said = list(faults(page)) + ([stale] if new != page else [])
    print("\n".join(said))
    return 1 if said else 0
