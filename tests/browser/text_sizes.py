"""Finds small texts on the screen, in HTML, SVG and CSS."""

from __future__ import annotations

from playwright.sync_api import Page

MIN_SIZE = 12
MIN_SIZE_ON_PHONE = 11

FIND_SMALL_TEXTS = """(least) => {
    const isSeen = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr, .skip');
    const scaleOf = (element) => {
        const drawing = element.closest('svg');
        if (drawing && element !== drawing) return element.getBoundingClientRect().height / element.getBBox().height;
        let scale = 1;
        for (let around = element; around; around = around.parentElement)
            scale *= new DOMMatrix(getComputedStyle(around).transform).a;
        return scale;
    };
    const found = [];
    const measure = (element, text, style) => {
        if (!isSeen(element)) return;
        const size = parseFloat(style.fontSize) * scaleOf(element);
        if (size < least - 0.01) found.push(`${size.toFixed(1)} ${text} ${element.closest('[class]')?.className}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        range.selectNodeContents(node);
        if (!node.data.trim() || range.getClientRects().length === 0) continue;
        measure(node.parentElement, node.data.trim(), getComputedStyle(node.parentElement));
    }
    for (const drawn of document.querySelectorAll('[data-text]:not([data-text=""])'))
        measure(drawn, drawn.dataset.text, getComputedStyle(drawn, '::before'));
    return found;
}"""


def small_texts(page: Page, least: int = MIN_SIZE) -> list[str]:
    """Every visible text with a font size on the screen below the least one, with that size."""
    found: list[str] = page.evaluate(FIND_SMALL_TEXTS, least)
    return found
