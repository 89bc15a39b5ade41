"""Pictures with at most 256 colours: a third of the size, and hardly a difference to the eye."""

import base64
import struct
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

# The most frequent colours, coarsely counted, and for each point the nearest of them.
_QUANTISE: Final = """async (source) => {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const sums = new Map()
  const keyAt = (i) => ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3)
  for (let i = 0; i < data.length; i += 4) {
    const sum = sums.get(keyAt(i)) ?? [0, 0, 0, 0]
    sum[0] += data[i]
    sum[1] += data[i + 1]
    sum[2] += data[i + 2]
    sum[3] += 1
    sums.set(keyAt(i), sum)
  }
  const mean = ([r, g, b, n]) => [Math.round(r / n), Math.round(g / n), Math.round(b / n)]
  const distance = (one, other) =>
    (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
  const counted = [...sums].sort(([, one], [, other]) => other[3] - one[3])
  // First what covers most, then what would be missed most: a small mark in a rare colour.
  const palette = counted.slice(0, 128).map(([, sum]) => mean(sum))
  const missed = counted.map(([, sum]) => {
    const colour = mean(sum)
    const error = Math.min(...palette.map((one) => distance(one, colour)))
    return { colour, weight: Math.sqrt(sum[3]), error }
  })
  while (palette.length < Math.min(256, counted.length)) {
    const worst = missed.reduce((one, other) =>
      other.error * other.weight > one.error * one.weight ? other : one,
    )
    palette.push(worst.colour)
    for (const one of missed) one.error = Math.min(one.error, distance(one.colour, worst.colour))
  }
  const nearest = new Map(
    counted.map(([key, sum]) => {
      const colour = mean(sum)
      let best = 0
      palette.forEach((one, index) => {
        if (distance(one, colour) < distance(palette[best], colour)) best = index
      })
      return [key, best]
    }),
  )
  let points = ''
  for (let i = 0; i < data.length; i += 4) points += String.fromCharCode(nearest.get(keyAt(i)))
  return { width: image.width, height: image.height, palette: palette.flat(), points: btoa(points) }
}"""


def reduce_colours(browser: Browser, picture: Path) -> None:
    """Write a PNG anew, with a palette."""
    page = browser.new_page()
    source = base64.b64encode(picture.read_bytes()).decode()
    found = page.evaluate(_QUANTISE, f"data:image/png;base64,{source}")
    page.close()
    width, height = found["width"], found["height"]
    points = base64.b64decode(found["points"])
    lines = b"".join(b"\0" + points[at : at + width] for at in range(0, len(points), width))
    picture.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + _chunk(b"PLTE", bytes(found["palette"]))
        + _chunk(b"IDAT", zlib.compress(lines, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
