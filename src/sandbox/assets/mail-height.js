// The frame of a mail is as high as the mail, and the page as high as the mail that is open.
const list = document.querySelector('.mails')

function grow(frame) {
  const mail = frame.contentDocument?.documentElement
  if (!mail || frame.clientWidth === 0) return
  frame.style.height = 'auto'
  frame.style.height = `${mail.scrollHeight + 2}px`
}

function fit() {
  for (const frame of document.querySelectorAll('details[open] > .opened > iframe.mail'))
    grow(frame)
  const opened = document.querySelector('.mails details[open] > .opened')
  if (opened) list.style.minHeight = `${opened.scrollHeight}px`
}

for (const frame of document.querySelectorAll('iframe.mail')) frame.addEventListener('load', fit)
list?.addEventListener('toggle', fit, true)
addEventListener('resize', fit)
fit()
