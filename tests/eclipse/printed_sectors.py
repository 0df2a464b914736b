"""What is printed on sectors, as a literal table: not read from the files of the program."""

from __future__ import annotations

from typing import Final

from tests.eclipse.literal import read

# Points, ordinary/advanced squares of each colour, what lies there, wormholes as printed.
SECTORS: Final = read("""
sector      stack  points  money  science  materials  grey  artifacts  ancients  discovery        wormholes
001        center       4    0/0      1/1        1/1     2          1         0        yes  N+NE+SE+S+SW+NW
101             I       2    1/0      0/0        1/1     0          0         1        yes    NE+SE+S+SW+NW
102             I       3    0/0      1/1        0/0     0          1         0          -        N+SE+S+NW
103             I       2    0/1      0/0        0/0     1          0         0          -    N+NE+SE+SW+NW
104             I       2    1/1      1/1        0/0     0          0         2        yes        N+NE+S+SW
105             I       3    1/0      1/0        0/1     0          1         1        yes     N+NE+S+SW+NW
106             I       2    0/0      1/0        1/0     0          0         0          -        N+NE+SE+S
107             I       2    1/0      0/1        0/1     0          0         0          -     N+NE+SE+S+NW
108             I       2    0/1      1/0        0/0     1          0         1        yes        N+NE+S+SW
201            II       1    1/0      0/0        1/0     0          0         0          -          NE+S+NW
202            II       1    0/0      1/1        0/0     0          0         0          -          NE+S+NW
203            II       1    1/0      1/0        1/0     0          0         2        yes        N+NE+S+NW
204            II       2    0/1      0/0        0/1     1          1         1        yes        N+NE+S+NW
205            II       1    1/1      0/1        0/0     0          0         0          -          SE+S+SW
206            II       1    0/0      0/0        1/0     0          0         0        yes       NE+SE+S+NW
207            II       1    0/0      0/0        0/0     0          0         0        yes           N+NE+S
208            II       1    0/0      0/0        0/0     0          0         0        yes        N+SE+S+NW
209            II       1    0/1      1/0        0/0     0          0         0          -        N+NE+S+NW
210            II       1    1/0      0/0        1/0     0          0         0          -           N+S+NW
211            II       2    1/0      0/0        0/1     1          1         1        yes        N+NE+SE+S
301           III       2    1/0      1/0        0/1     0          1         2        yes           N+SE+S
302           III       2    0/1      0/0        1/0     0          1         1        yes           N+S+SW
303           III       2    0/0      0/0        0/0     1          1         1        yes             S+NW
304           III       1    0/1      0/0        1/0     0          0         0          -              N+S
305           III       1    0/0      1/0        1/0     0          0         1        yes           N+NE+S
306           III       1    1/0      0/0        1/0     0          0         0          -             NE+S
307           III       1    1/0      0/1        0/0     0          0         0          -           N+SE+S
308           III       1    0/0      1/0        0/1     0          0         0          -          SE+S+NW
309           III       1    1/0      0/1        0/0     0          0         0          -           N+S+NW
310           III       1    0/0      1/0        1/0     0          0         0          -              N+S
311           III       1    0/0      0/0        1/0     0          0         0        yes           N+SE+S
312           III       1    0/0      0/0        1/0     0          0         0        yes           N+NE+S
313           III       1    0/0      0/0        0/0     1          0         0        yes              N+S
314           III       1    0/0      0/0        0/0     1          0         0        yes          SE+S+SW
315           III       1    0/0      0/0        0/0     0          0         0        yes           N+S+NW
316           III       1    0/0      0/0        0/0     0          0         0        yes           N+NE+S
317           III       1    1/1      0/0        0/0     0          0         0          -             S+SW
318           III       1    0/0      0/0        0/1     1          0         0          -             SE+S
221         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
222         start       3    1/1      1/1        0/0     0          1         0          -        N+NE+S+SW
223         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
224         start       3    1/0      1/1        0/1     0          1         0          -        N+NE+S+SW
225         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
226         start       3    1/0      1/0        1/0     0          1         0          -        N+NE+S+SW
227         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
228         start       3    1/0      1/0        0/1     0          1         0          -        N+NE+S+SW
229         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
230         start       3    1/1      1/0        0/1     0          1         0          -        N+NE+S+SW
231         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
232         start       3    0/1      1/0        1/1     0          1         0          -        N+NE+S+SW
212            II       2    1/0      0/1        1/1     0          0         3        yes  N+NE+SE+S+SW+NW
213            II       1    0/0      1/0        1/0     0          0         0          -        N+NE+S+NW
291            II       2    1/0      0/0        0/0     0          0         0        yes        N+SE+S+NW
319           III       2    0/1      1/0        1/1     0          0         3        yes  N+NE+SE+S+SW+NW
320           III       1    1/0      1/0        0/0     0          0         1        yes          SE+S+SW
321           III       1    1/1      0/0        0/0     0          0         0          -           N+S+NW
322           III       1    0/0      1/1        0/0     0          0         0          -           N+NE+S
323           III       1    0/0      0/0        0/0     0          0         0        yes        N+NE+S+NW
324           III       2    0/0      0/0        0/0     1          1         0          -        N+SE+S+NW
393           III       2    0/0      1/0        0/0     0          0         0        yes           N+S+SW
394           III       2    0/0      0/0        1/0     0          0         0        yes           N+SE+S
233         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
234         start       3    0/1      0/0        1/1     0          1         0          -        N+NE+S+SW
235         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
236         start       0    1/1      0/1        1/0     0          1         0          -        N+NE+S+SW
237         start       3    1/1      1/1        1/0     0          1         0          -        N+NE+S+SW
238         start       3    1/1      1/1        1/1     0          1         0          -        N+NE+S+SW
271     homeworld       3    1/0      1/0        0/1     0          1         0        yes        N+NE+S+SW
272     homeworld       3    1/0      0/1        1/0     0          1         0        yes        N+NE+S+SW
273     homeworld       3    1/0      0/0        1/1     0          1         0        yes        N+NE+S+SW
274     homeworld       3    1/0      1/1        0/0     0          1         0        yes        N+NE+S+SW
""")
