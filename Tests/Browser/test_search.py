#!/usr/bin/env python3
"""The search of a built site in a real browser: over HTTP and from a disk, with the keyboard alone.

VIPERA names the program, SCREENSHOTS a folder for pictures.
"""

import functools
import http.server
import os
import pathlib
import subprocess
import tempfile
import threading
import unittest

import axe_playwright_python
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from preview_site import Site, article
from test_preview import AXE, PROGRAM, ROOT, SCREENSHOTS, browser

BODY = """A viper is a snake.

## Where vipers live

On heaths and in moors, as far north as the Arctic.

## What they eat

Mice, lizards, young birds. Größere Nattern essen 蛇.
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    requested = []

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        Quiet.requested.append(self.path)
        super().do_GET()


class SearchTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site(ROOT / "Templates")
        cls.site.edit("Content/site.json", '"title": "Test",', '"title": "Test", "search": true,')
        cls.site.write("Content/articles/vipers.md", article("Vipers & others", BODY))
        for number in range(120):
            cls.site.write(f"Content/articles/many-{number}.md", article(f"Many {number}", f"Common word w{number}x."))
        built = subprocess.run([PROGRAM, "build", "--root", str(cls.site.root), "-o", str(cls.site.root / "Public")],
                               capture_output=True, text=True)
        assert built.returncode == 0, built.stdout
        cls.output = cls.site.root / "Public"
        handler = functools.partial(Quiet, directory=str(cls.output))
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/search/"
        cls.browser = browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.server.shutdown()
        cls.site.remove()

    def open(self, address):
        self.browser.get(address)
        return self.browser.find_element(By.ID, "Search-field")

    def wait(self, condition, what):
        WebDriverWait(self.browser, 10).until(lambda _: condition(), what)

    def results(self):
        return [link.text for link in self.browser.find_elements(By.CSS_SELECTOR, "#Search-results li > a:first-child")]

    def status(self):
        return self.browser.find_element(By.ID, "Search-status").text

    def look_for(self, text, address=None):
        field = self.open(address or self.address)
        field.send_keys(text)
        self.wait(lambda: self.status() != "", f"nothing was said of {text}")
        return self.results()

    def test_words_prefixes_and_misspellings_find_a_page(self):
        for text in ("vipers", "viper", "vip", "VIPERS", "lizards mice", "lizzards", "lizads", "ilzards",
                     "größere", "蛇", "viper heaths"):
            with self.subTest(text):
                self.assertIn("Vipers & others", self.look_for(text))

    def test_a_result_leads_to_the_heading_below_which_a_word_stands(self):
        self.look_for("lizards")
        part = self.browser.find_element(By.CSS_SELECTOR, "#Search-results .section")
        self.assertEqual(part.text, "What they eat")
        self.assertTrue(part.get_attribute("href").endswith("/articles/vipers/#what-they-eat"))

    def test_what_is_nowhere_is_said_to_be(self):
        self.assertEqual(self.look_for("xylophone"), [])
        self.assertEqual(self.status(), "No page has “xylophone”.")

    def test_the_best_of_many_are_shown(self):
        self.assertEqual(len(self.look_for("common")), 20)
        self.assertEqual(self.status(), "120 pages, the best 20 of them are shown")

    def test_the_keyboard_is_enough(self):
        field = self.look_for_field("vip")
        field.send_keys(Keys.ARROW_DOWN)
        active = self.browser.switch_to.active_element
        self.assertEqual(active.text, "Vipers & others")
        active.send_keys(Keys.ESCAPE)
        self.assertEqual(self.browser.switch_to.active_element, field)
        field.send_keys(Keys.ARROW_DOWN)
        self.browser.switch_to.active_element.send_keys(Keys.ENTER)
        self.wait(lambda: self.browser.current_url.endswith("/articles/vipers/"), "Enter led nowhere")

    def look_for_field(self, text):
        self.look_for(text)
        return self.browser.find_element(By.ID, "Search-field")

    def test_a_query_stands_in_the_address(self):
        self.look_for("heaths")
        self.wait(lambda: self.browser.current_url.endswith("?q=heaths"), "the address has no query")
        self.browser.refresh()
        self.wait(lambda: self.results() == ["Vipers & others"], "the query of the address is not asked")

    def test_it_works_from_a_disk_without_errors(self):
        self.browser.get_log("browser")
        self.assertIn("Vipers & others", self.look_for("vipers", (self.output / "search/index.html").as_uri()))
        link = self.browser.find_element(By.CSS_SELECTOR, "#Search-results a").get_attribute("href")
        self.assertTrue(link.endswith("/articles/vipers/index.html"), link)
        errors = [entry for entry in self.browser.get_log("browser") if "search" in entry["message"]]
        self.assertEqual(errors, [])

    def test_only_what_is_needed_is_loaded(self):
        Quiet.requested.clear()
        self.look_for("vipers")
        files = {path for path in Quiet.requested if path.startswith("/search/") and path.endswith(".js")}
        size = sum((self.output / path[1:]).stat().st_size for path in files)
        self.assertLess(size, 100_000, files)
        self.assertLess(len(files), 6, files)

    def test_without_scripts_it_says_where_lists_are(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.browser.get(self.address)
            self.assertIn("The search needs JavaScript", self.browser.find_element(By.TAG_NAME, "main").text)
            self.assertFalse(self.browser.find_element(By.ID, "Search-field").is_displayed())
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_everybody_can_use_it(self):
        for scheme in ("light", "dark"):
            for width in (360, 1280):
                with self.subTest(f"{scheme} {width}"):
                    self.browser.execute_cdp_cmd(
                        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
                    self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                        "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
                    self.look_for("viper")
                    overflow = self.browser.execute_script(
                        "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    self.assertEqual(overflow, 0)
                    self.browser.execute_script(AXE)
                    found = self.browser.execute_async_script(
                        "axe.run().then((result) => arguments[0](result.violations.map((one) => one.id)))")
                    self.assertEqual(found, [])
                    if SCREENSHOTS:
                        self.browser.save_screenshot(str(pathlib.Path(SCREENSHOTS) / f"search-{scheme}-{width}.png"))
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


if __name__ == "__main__":
    unittest.main(verbosity=2)
