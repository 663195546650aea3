#!/usr/bin/env python3
"""The preview in a real browser: headless Chromium, driven by chromedriver.

VIPERA names the program, SCREENSHOTS a folder for pictures of the overlay and of /_vipera/.
"""

import os
import pathlib
import signal
import sys
import unittest
import urllib.error
import urllib.request

import axe_playwright_python
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from preview_site import Server, Site, article

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("VIPERA", str(ROOT / ".build/release/vipera"))
SCREENSHOTS = os.environ.get("SCREENSHOTS")
AXE = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
OVERLAY = """
const host = [...document.documentElement.children].find((child) => child.shadowRoot);
const dialog = host?.shadowRoot.querySelector("[role=dialog]");
return dialog ? dialog.innerText : null;
"""
BADGE = OVERLAY.replace("[role=dialog]", "nav")


def browser():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"):
        options.add_argument(argument)
    options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    return webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))


def status(address):
    try:
        return urllib.request.urlopen(address, timeout=10).status
    except urllib.error.HTTPError as error:
        return error.code


class PreviewTest(unittest.TestCase):
    arguments = ()

    @classmethod
    def setUpClass(cls):
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def setUp(self):
        self.site = Site(ROOT / "Templates")
        self.addCleanup(self.site.remove)
        self.server = Server(PROGRAM, self.site, *self.arguments)
        self.addCleanup(lambda: self.server.stop())

    def open(self, path):
        """Opens a page and waits until it listens for changes; a mark tells later whether it was loaded again."""
        self.driver.get(self.server.address + path)
        self.until(
            "document.readyState === 'complete' && "
            "performance.getEntriesByType('resource').some((e) => e.name.includes('reload.js'))")
        self.driver.execute_script("window.mark = 1")

    def until(self, condition, seconds=20):
        """Waits until an expression of JavaScript is true."""
        def holds(driver):
            try:
                return driver.execute_script(f"return {condition}")
            except (StaleElementReferenceException, WebDriverException):
                return False
        WebDriverWait(self.driver, seconds, 0.02).until(holds, f"{condition} never holds")

    def until_overlay(self, *texts, script=OVERLAY):
        def shows(driver):
            shown = driver.execute_script(script)
            return shown is not None and all(text in shown for text in texts)
        WebDriverWait(self.driver, 20, 0.02).until(
            shows, f"{texts} never shown, but {self.driver.execute_script(script)}")

    def until_no_overlay(self):
        WebDriverWait(self.driver, 20, 0.02).until(
            lambda driver: driver.execute_script(OVERLAY) is None, "the overlay stays")

    def is_same_page(self):
        return self.driver.execute_script("return window.mark === 1")

    def text(self):
        return self.driver.find_element(By.TAG_NAME, "body").text

    def violations(self):
        self.driver.execute_script(AXE)
        result = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1]; axe.run(document).then(done, (e) => done({error: `${e}`}))")
        self.assertNotIn("error", result)
        return [f"{v['id']}: {v['help']} at {[n['target'] for n in v['nodes']][:3]}" for v in result["violations"]]

    def look(self, name):
        """No violation of axe-core in light and dark, narrow and wide; pictures for people."""
        for scheme in ("light", "dark"):
            self.driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            for width in (360, 1280):
                self.driver.execute_cdp_cmd(
                    "Emulation.setDeviceMetricsOverride",
                    {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False})
                self.assertEqual(self.violations(), [], f"{name}, {scheme}, {width} px")
                scroll = self.driver.execute_script("return document.documentElement.scrollWidth")
                self.assertLessEqual(scroll, width, f"{name} scrolls sideways at {width} px")
                if SCREENSHOTS:
                    self.driver.save_screenshot(f"{SCREENSHOTS}/{name}-{width}-{scheme}.png")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


class LiveReload(PreviewTest):
    def colour(self):
        """Changes the style sheet and waits until that is seen."""
        with open(self.site.root / "Templates/assets/site.css", "a") as file:
            file.write("\nbody { background-color: rgb(1, 2, 3) !important; }\n")
        self.until("getComputedStyle(document.body).backgroundColor === 'rgb(1, 2, 3)'")

    def test_an_edit_of_markdown_shows_in_the_open_tab(self):
        self.open("about/")
        self.site.edit("Content/about.md", "As it was.", "As it is.")
        self.until("document.body.innerText.includes('As it is.')")

    def test_a_page_that_did_not_change_is_not_loaded_again(self):
        self.open("articles/one/")
        self.site.edit("Content/about.md", "As it was.", "As it is.")
        self.server.wait_for(r"Content/about\.md in", 20)
        # A tab is told of changes in their order: of this one it is told last.
        self.colour()
        self.assertTrue(self.is_same_page())

    def test_an_edit_of_css_changes_the_colour_without_a_reload(self):
        self.open("about/")
        self.colour()
        self.assertTrue(self.is_same_page())
        self.until("document.querySelectorAll('link[rel=stylesheet]').length === 1")

    def test_scroll_position_and_open_details_survive(self):
        self.open("about/")
        self.driver.execute_script("document.querySelector('details').open = true; scrollTo(0, 1500)")
        self.site.edit("Content/about.md", "As it was.", "As it is.")
        self.until("window.mark !== 1 && document.body.innerText.includes('As it is.')")
        self.until("scrollY === 1500 && document.querySelector('details').open")

    def test_a_renamed_article_is_served_at_its_new_address_alone(self):
        self.open("articles/one/")
        (self.site.root / "Content/articles/one.md").rename(self.site.root / "Content/articles/uno.md")
        self.until("document.body.innerText.includes('Page not found')")
        self.assertEqual(status(self.server.address + "articles/one/"), 404)
        self.assertEqual(status(self.server.address + "articles/uno/"), 200)

    def test_a_draft_is_not_shown(self):
        self.open("articles/")
        self.site.write("Content/articles/draft.md", article("Sketch", draft=True))
        self.server.wait_for(r"articles/draft\.md in", 20)
        self.assertEqual(status(self.server.address + "articles/draft/"), 404)

    def test_a_tab_comes_back_after_the_server_did(self):
        self.open("about/")
        self.assertEqual(self.server.stop(signal.SIGINT), 0)
        self.site.edit("Content/about.md", "As it was.", "As it is.")
        self.server = Server(PROGRAM, self.site, port=self.server.port)
        self.until("document.body.innerText.includes('As it is.')")

    def test_a_strict_policy_of_the_site_lets_the_reload_work(self):
        self.site.write(
            "Content/static/_headers",
            "/*\n  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
            "connect-src 'self'; img-src 'self'\n")
        self.server.wait_for(r"_headers in", 20)
        self.open("about/")
        self.site.edit("Content/about.md", "As it was.", "As it is.")
        self.until("document.body.innerText.includes('As it is.')")
        self.site.edit("Content/about.md", "title: About", "titel: About")
        self.until_overlay("Content/about.md:2:1")


class Drafts(PreviewTest):
    arguments = ("-D",)

    def test_a_draft_is_shown_when_asked_for(self):
        self.open("articles/")
        self.site.write("Content/articles/draft.md", article("Sketch", draft=True))
        self.until("document.body.innerText.includes('Sketch')")
        self.assertEqual(status(self.server.address + "articles/draft/"), 200)


class Navigation(PreviewTest):
    arguments = ("--navigate", "--editor", "vscode")

    def test_a_tab_goes_to_the_page_that_is_edited(self):
        self.open("about/")
        self.site.edit("Content/articles/two.md", "Text.", "Other text.")
        self.until("location.pathname === '/articles/two/' && document.body.innerText.includes('Other text.')")

    def test_a_fault_opens_in_the_editor(self):
        self.open("about/")
        self.site.edit("Content/about.md", "title: About", "titel: About")
        self.until_overlay("Content/about.md:2:1")
        addresses = self.driver.execute_script(
            OVERLAY.replace("dialog.innerText", "[...dialog.querySelectorAll('a')].map((link) => link.href)"))
        self.assertIn(f"vscode://file{self.site.root}/Content/about.md:2:1", addresses)


class Overlay(PreviewTest):
    def test_a_broken_template_is_shown_over_the_old_page_until_it_is_mended(self):
        self.open("about/")
        self.site.edit("Templates/text.mustache", "{{title}}", "{{titel}}")
        self.until_overlay("Templates/text.mustache:", "titel", "title")
        self.assertIn("As it was.", self.text())
        self.assertTrue(self.is_same_page())
        self.look("overlay")
        self.site.edit("Templates/text.mustache", "{{titel}}", "{{title}}")
        self.until_no_overlay()
        self.assertTrue(self.is_same_page())

    def test_a_fault_of_another_page_is_counted_in_the_corner(self):
        self.open("articles/one/")
        self.site.edit("Content/about.md", "title: About", "titel: About")
        self.until_overlay("error", script=BADGE)
        self.assertIsNone(self.driver.execute_script(OVERLAY))
        self.look("badge")

    def test_escape_closes_the_overlay_and_the_corner_opens_it_again(self):
        self.open("about/")
        self.site.edit("Content/about.md", "As it was.", "As [it](nowhere.md) was.")
        self.until_overlay("nowhere.md")
        self.driver.find_element(By.TAG_NAME, "body").send_keys(Keys.ESCAPE)
        self.until_no_overlay()
        self.driver.execute_script(BADGE.replace("dialog.innerText", "dialog.querySelector('button').click()"))
        self.until_overlay("nowhere.md")

    def test_the_overlay_does_not_take_the_focus(self):
        self.open("about/")
        self.driver.execute_script("document.querySelector('main a, header a').focus()")
        self.site.edit("Content/about.md", "As it was.", "As [it](nowhere.md) was.")
        self.until_overlay("nowhere.md")
        self.assertEqual(self.driver.execute_script("return document.activeElement.tagName"), "A")


class OwnPages(PreviewTest):
    def test_the_overview_is_accessible_and_finds_pages(self):
        self.site.edit("Content/about.md", "As it was.", "As [it](nowhere.md) was.")
        self.server.wait_for(r"Content/about\.md in", 20)
        self.driver.get(self.server.address + "_vipera/")
        self.assertIn("nowhere.md", self.text())
        self.look("vipera")
        self.driver.find_element(By.ID, "Find").send_keys("two", Keys.ENTER)
        self.until("document.querySelectorAll('tbody tr').length === 1")
        self.assertIn("/articles/two/", self.text())

    def test_a_page_tells_what_it_is_made_of_and_is_accessible(self):
        self.driver.get(self.server.address + "_vipera/?find=two")
        self.driver.find_element(By.CSS_SELECTOR, "tbody td a").click()
        self.until("document.getElementById('LinkedFrom')")
        for words in ("Content/articles/two.md", "Presenter", "View model", "Linked from"):
            self.assertIn(words, self.text())
        self.look("vipera-page")
        self.driver.find_element(By.CSS_SELECTOR, "[aria-labelledby=LinkedFrom] a").click()
        self.until("document.querySelector('h1')?.innerText !== '/articles/two/'")
        self.assertIn("Links to", self.text())


if __name__ == "__main__":
    unittest.main(verbosity=2, argv=[sys.argv[0], *sys.argv[1:]])
