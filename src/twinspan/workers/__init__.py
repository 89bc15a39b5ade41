"""Worker processes: contests and reports use all cores, and the server stays free for its tables.

====================================================  ==================
one process: what it is sent, what it answers         ``process.py``
many tasks at once, results as they come              ``pool.py``
one call at a time from asyncio, with cancellation    ``async_pool.py``
====================================================  ==================
"""
