"""TAP for the Python tests: report(checks) with checks of (name, good, what was said)."""


def report(checks):
    number, bad = 0, 0
    for number, (name, good, said) in enumerate(checks, 1):
        bad += not good
        print("%sok %d - %s" % ("" if good else "not ", number, name.replace("\n", " ")),
              flush=True)
        if not good:
            print("# %r" % (said,))
    print("1..%d" % number)
    return 1 if bad else 0
