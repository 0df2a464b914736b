"""Finds what a decision needs and a person cannot see or hit."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# Every part of the table that is cut off: it scrolls, or it is outside of the window.
CUT_PARTS = """() => {
    const parts = ['.mats', '.mats > *', '.strip', '.extras', '.extras > *', '.talk', '#decision'];
    const found = parts.flatMap((part) => [...document.querySelectorAll(part)]);
    const isCut = (element) => {
        const { bottom, right } = element.getBoundingClientRect();
        const isScrolled = element.matches('.mats, .extras') && element.scrollHeight > element.clientHeight + 1;
        return isScrolled || bottom > innerHeight + 1 || right > innerWidth + 1;
    };
    return found.filter(isCut).map((element) => `${element.className} ${element.scrollHeight}/${element.clientHeight}`);
}"""

# Every legal target of the open verb that cannot be seen: outside of the window, or of the part that it is in.
HIDDEN_TARGETS = """() => {
    const isSeen = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const part = element.closest('.mats, .extras, .board')?.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return part && x > part.left && x < part.right && y > part.top && y < part.bottom;
    };
    const targets = [...document.querySelectorAll('[data-target][data-state="legal"]')];
    const drawn = targets.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return drawn.filter((element) => !isSeen(element)).map((element) => element.dataset.target);
}"""

# Every control of the decision and every legal target in sight of which the middle is under something else.
COVERED = """() => {
    const inner = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [dx, dy] = [width * 0.2, height * 0.2];
        return { left: left + dx, right: left + width - dx, top: top + dy, bottom: top + height - dy };
    };
    const isInside = (box, around) =>
        box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const all = (parts) => [...document.querySelectorAll(parts)].filter(isShown);
    const cards = all('.since, .details, .legend > *, .map, .pill, .tools .btn, .banner, .dock, .popover, .toast');
    const isInSight = (target) => {
        const part = target.closest('.mats, .extras, .board .frame');
        return part && isInside(inner(target), part.getBoundingClientRect());
    };
    const isReplaced = all('section.grid, section.cards').length > 0; // the options are shown over the board
    const targets = isReplaced ? [] : all('[data-target][data-state="legal"]').filter(isInSight);
    const controls = all('#decision .actions .btn, #decision .answer');
    const isHit = (element) => {
        const { left, right, top, bottom } = inner(element);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const isUnder = (element, card) => !card.contains(element) && overlap(card.getBoundingClientRect(), inner(element));
    return [...targets, ...controls]
        .filter((element) => !isHit(element) || cards.some((card) => isUnder(element, card)))
        .map((element) => element.dataset.target ?? element.textContent.trim());
}"""

# Everything of the decision that is outside of the window or of the bar, except what is scrolled to in its lists;
# the steps of a choice in several parts are at the beginning of their list.
CUT_DECISION = """() => {
    const bar = document.querySelector('#decision');
    const around = bar.closest('.sheet')?.checkVisibility() ? bar.closest('.sheet') : bar;
    const { left, top, right, bottom } = around.getBoundingClientRect();
    const limit = { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    const isOut = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isWide = left < limit.left - 1 || right > limit.right + 1;
        return isWide || top < limit.top - 1 || bottom > limit.bottom + 1;
    };
    const lists = '.sr, defs, .chips, .openings, .nearly, .layouts, .verbs, .pills, .question';
    return [...bar.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !element.closest(lists) && isOut(element))
        .map((element) => element.outerHTML.slice(0, 120));
}"""

# Legal targets in sight on the board that are too small for a finger, with their sizes; `none` if none is in sight.
UNREACHED = """(least) => {
    const frame = document.querySelector('.board .frame').getBoundingClientRect();
    const legal = [...document.querySelectorAll('.frame [data-target][data-state="legal"]')];
    const boxes = legal.map((element) => ({ name: element.dataset.target, box: element.getBoundingClientRect() }));
    const drawn = boxes.filter(({ box }) => box.width > 0);
    const seen = drawn.filter(({ box }) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    if (drawn.length > 0 && seen.length === 0) return ['none'];
    const isSmall = ({ box }) => Math.min(box.width, box.height) < least - 0.5;
    return seen.filter(isSmall).map(({ name, box }) => `${name} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
}"""

# How much longer than the window the page is: it would get a scroll bar.
TOO_LONG = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"

# Whether the banner of a study lies over the words about how far the game is.
PROGRESS_COVERED = """() => {
    const [words, banner] = ['.where .quiet', '.study'].map((part) => document.querySelector(part));
    if (!words || !banner) return false;
    const range = document.createRange();
    range.selectNodeContents(words);
    const [a, b] = [range.getBoundingClientRect(), banner.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

FINGER = 44  # pixels


def cut_parts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT_PARTS)
    return found


def too_long(page: Page) -> int:
    pixels: int = page.evaluate(TOO_LONG)
    return pixels


def is_progress_covered(page: Page) -> bool:
    found: bool = page.evaluate(PROGRESS_COVERED)
    return found


def hidden_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(HIDDEN_TARGETS)
    return found


def covered(page: Page) -> list[str]:
    """Controls of the decision and legal targets in sight that lie under something, or are touched by a card."""
    found: list[str] = page.evaluate(COVERED)
    return found


def cut_decision(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT_DECISION)
    return found


def out_of_reach(page: Page) -> list[str]:
    """Legal targets in sight on the board that a finger cannot hit; 'none' if every legal target is out of sight."""
    found: list[str] = page.evaluate(UNREACHED, FINGER)
    return found


def targets(page: Page, state: str = "legal") -> Locator:
    """The targets in this state of which the middle is in the frame of the board."""
    frame = page.locator(".board .frame").bounding_box()
    assert frame is not None
    inside = []
    for target in page.locator(f'.frame [data-target][data-state="{state}"]').all():
        box = target.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2 - frame["x"], box["y"] + box["height"] / 2 - frame["y"]
        if 0 < x < frame["width"] and 0 < y < frame["height"]:
            inside.append(f'.frame [data-target="{target.get_attribute("data-target")}"]')
    return page.locator(", ".join(inside))
