/** The server's response to a form that it has stored. */
export const confirmed = () => ({
  status: 202,
  body: { success: true, message: 'Thank you. We have your message.' },
});
